// A classic script for pages whose other files may not come: it says what is wrong in place of the widgets.
(function () {
  var PATIENCE = 20000; // milliseconds for a page to come alive, or else it lacks something
  var FETCHED = "script[src], link[rel=stylesheet], link[rel=modulepreload]";
  var withoutOrigin = location.protocol === "file:" || self.origin === "null"; // a file, or a sandboxed frame
  var modules = "noModule" in HTMLScriptElement.prototype;

  // Not after the load event, which waits for files that may never come.
  if (document.readyState === "loading") document.addEventListener("readystatechange", begin);
  else begin();

  function begin() {
    document.removeEventListener("readystatechange", begin);
    if (withoutOrigin) {
      loadPlainly();
      return;
    }
    if (!modules) {
      say("old-browser", false);
      return;
    }
    document.addEventListener("carte:incomplete", incomplete);
    addEventListener("load", check);
    setTimeout(function () {
      if (!document.querySelector(".live-host[data-drawn]")) incomplete();
    }, PATIENCE);
  }

  /** A page without an origin can load neither modules nor files with hashes. */
  function loadPlainly() {
    [].forEach.call(
      document.querySelectorAll("link[rel=stylesheet][integrity]"),
      function (/** @type {HTMLLinkElement} */ link) {
        var plain = /** @type {HTMLLinkElement} */ (link.cloneNode());
        plain.removeAttribute("integrity");
        link.replaceWith(plain);
      },
    );
    var script = document.createElement("script");
    script.src = settings().opened;
    script.addEventListener("error", function () {
      say("incomplete", false);
    });
    document.head.appendChild(script);
  }

  function settings() {
    return JSON.parse(/** @type {HTMLElement} */ (document.getElementById("live-page")).textContent);
  }

  function check() {
    var styles = document.querySelectorAll("link[rel=stylesheet][integrity]");
    var missing = [].some.call(styles, function (/** @type {HTMLLinkElement} */ link) {
      return !link.sheet || !link.sheet.cssRules.length;
    });
    if (missing || !globalThis.carteEngine) incomplete();
    if (missing) document.documentElement.dataset.unstyled = ""; // drawn cards do not repair it
  }

  function incomplete() {
    say("incomplete", true);
  }

  /**
   * @param {"old-browser" | "incomplete"} what
   * @param {boolean} mendable
   */
  function say(what, mendable) {
    var words = settings().words;
    var lines = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".live-incomplete"));
    for (var i = 0; i < lines.length; i += 1) {
      lines[i].hidden = false;
      lines[i].setAttribute("data-said", "");
      lines[i].textContent = words[what];
      if (mendable) lines[i].appendChild(button(words.retry));
    }
  }

  /** @param {string} label */
  function button(label) {
    var made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.addEventListener("click", mend);
    return made;
  }

  /** Fetch all files of the page again, past the browser's cache, and reload it. */
  function mend(/** @type {Event} */ event) {
    /** @type {HTMLButtonElement} */ (event.currentTarget).disabled = true;
    var addresses = [location.href];
    [].forEach.call(
      document.querySelectorAll(FETCHED),
      function (/** @type {HTMLScriptElement & HTMLLinkElement} */ one) {
        addresses.push(one.src || one.href);
      },
    );
    performance.getEntriesByType("resource").forEach(function (entry) {
      addresses.push(entry.name);
    });
    var own = addresses.filter(function (address, i) {
      return address.indexOf(location.origin) === 0 && addresses.indexOf(address) === i;
    });
    var fetched = own.map(function (address) {
      return fetch(address, { cache: "reload" });
    });
    var late = new Promise(function (resolve) {
      setTimeout(resolve, PATIENCE);
    });
    Promise.race([Promise.allSettled(fetched), late]).then(function () {
      location.reload();
    });
  }
})();
