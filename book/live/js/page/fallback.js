// A classic script for browsers and addresses that load no modules: say so where the widgets would be.
(function () {
  var opened = location.protocol === "file:";
  if (!opened && "noModule" in HTMLScriptElement.prototype) return;
  var words = JSON.parse(/** @type {HTMLElement} */ (document.getElementById("live-page")).textContent).words;
  var lines = document.querySelectorAll(".live-status");
  for (var i = 0; i < lines.length; i += 1) {
    lines[i].appendChild(document.createTextNode(words[opened ? "file" : "old-browser"]));
  }
})();
