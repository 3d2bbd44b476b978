// A classic script, the first of every page, whose other files may not come, nor all of the page itself: it says what
// is wrong, in place of the widgets or at the top. The words come with its tag.
(function () {
  var SILENCE = 20000; // milliseconds without anything new: a page that is not alive by then lacks something
  var FETCHED = "script[src], link[rel=stylesheet], link[rel=modulepreload]";
  var STYLES = "link[rel=stylesheet][integrity]";
  var BLOCKING = "script[src]:not([async]):not([defer]):not([type])"; // the browser reads no further before they come
  var END = "template[data-end]"; // the last element of a whole page
  var PLAIN = ":where(svg, img) { max-inline-size: 5em; max-block-size: 7em }"; // pictures fill a page without styles
  var withoutOrigin = location.protocol === "file:" || self.origin === "null"; // a file, or a sandboxed frame
  var modules = "noModule" in HTMLScriptElement.prototype;
  var tag = /** @type {HTMLElement} */ (document.querySelector("script[data-words]"));
  var words = JSON.parse(/** @type {string} */ (tag.getAttribute("data-words")));
  var opened = tag.getAttribute("data-opened"); // the script of a page that is opened as a file, if it has widgets
  /** @type {HTMLElement | null} */
  var top = null; // the line that speaks of the whole page
  /** @type {string[]} */
  var dropped = []; // addresses of styles that the page no longer waits for

  if (withoutOrigin) onceParsed(loadPlainly);
  else if (!modules) onceParsed(sayOld);
  else watch();

  /**
   * Call when the page's text is there: not at the load event, which waits for files that may never come.
   * @param {() => void} call
   */
  function onceParsed(call) {
    if (document.readyState !== "loading") {
      call();
      return;
    }
    document.addEventListener("readystatechange", function parsed() {
      document.removeEventListener("readystatechange", parsed);
      call();
    });
  }

  /** A page without an origin can load neither modules nor files with hashes. */
  function loadPlainly() {
    styles().forEach(function (link) {
      var plain = /** @type {HTMLLinkElement} */ (link.cloneNode());
      plain.removeAttribute("integrity");
      link.replaceWith(plain);
    });
    if (opened === null) return;
    var script = document.createElement("script");
    script.src = opened;
    script.addEventListener("error", function () {
      sayInHosts("incomplete", false);
    });
    document.head.appendChild(script);
  }

  function watch() {
    document.addEventListener("carte:incomplete", incomplete);
    addEventListener("load", check);
    onceParsed(function () {
      if (!document.querySelector(END)) lack();
    });
    listen(arrived());
  }

  /**
   * Wait until nothing new has come for a while.
   * @param {number} before - what had arrived
   */
  function listen(before) {
    setTimeout(function () {
      var now = arrived();
      if (isAlive()) return;
      if (now > before) listen(now);
      else giveUp();
    }, SILENCE);
  }

  function arrived() {
    return document.getElementsByTagName("*").length + performance.getEntriesByType("resource").length;
  }

  function isAlive() {
    if (missingStyles().length) return false;
    return hosts().length ? document.querySelector(".live-host[data-drawn]") !== null : isParsed();
  }

  function isParsed() {
    return document.readyState !== "loading";
  }

  /** Wait no longer for what the page's text is hidden behind: style sheets, and a script in its head. */
  function giveUp() {
    missingStyles().forEach(function (link) {
      dropped.push(link.href);
      link.remove();
    });
    if (document.body) incomplete();
    else Promise.race([fetchText(), aWhile()]).then(readOn).catch(readNothing);
  }

  function fetchText() {
    return fetch(location.href, { cache: "reload" }).then(function (response) {
      return response.text();
    });
  }

  /**
   * Read the page again, without the script for which the browser reads no further.
   * @param {string | void} text
   */
  function readOn(text) {
    if (!text) throw new Error("the page has not come again");
    var page = new DOMParser().parseFromString(text, "text/html");
    [].forEach.call(page.querySelectorAll(BLOCKING), function (/** @type {Element} */ script) {
      script.remove();
    });
    rewrite(page.documentElement.outerHTML);
  }

  function readNothing() {
    rewrite("<body>");
    lack();
  }

  /** @param {string} text */
  function rewrite(text) {
    document.open();
    document.write(`<!doctype html>${text}`);
    document.close();
  }

  /** @returns {Promise<void>} */
  function aWhile() {
    return new Promise(function (resolve) {
      setTimeout(resolve, SILENCE);
    });
  }

  function check() {
    if (isUnstyled()) lack();
    else if (top && document.querySelector(END)) top.remove();
    if (hosts().length && !globalThis.carteEngine) incomplete();
  }

  function isUnstyled() {
    return missingStyles().length > 0 || dropped.length > 0;
  }

  /** Return the styles that have not come, or not as they should be: browsers give no access to their rules. */
  function missingStyles() {
    return styles().filter(function (link) {
      try {
        return !link.sheet || !link.sheet.cssRules.length;
      } catch {
        return true;
      }
    });
  }

  /** @returns {HTMLLinkElement[]} */
  function styles() {
    return [].slice.call(document.querySelectorAll(STYLES));
  }

  /** @returns {HTMLElement[]} */
  function hosts() {
    return [].slice.call(document.querySelectorAll(".live-host .live-incomplete"));
  }

  function sayOld() {
    sayInHosts("old-browser", false);
  }

  /** Say that the page is not alive: where its widgets should be, or at its top if none of them has come. */
  function incomplete() {
    if (hosts().length) sayInHosts("incomplete", true);
    if (!hosts().length || dropped.length) lack();
  }

  /** Say that the page is not whole: at the top of its text, or first of all if it has no style to lay it out. */
  function lack() {
    if (!top) {
      top = document.createElement("p");
      top.className = "live-incomplete";
    }
    say(top, "part", true);
    var text = (!isUnstyled() && document.querySelector("article")) || document.body;
    text.insertBefore(top, text.firstChild);
    if (isUnstyled()) keepPicturesSmall();
  }

  function keepPicturesSmall() {
    if (!("adoptedStyleSheets" in document)) return;
    var plain = new CSSStyleSheet();
    plain.replaceSync(PLAIN);
    document.adoptedStyleSheets = [plain];
  }

  /**
   * @param {"old-browser" | "incomplete"} what
   * @param {boolean} mendable
   */
  function sayInHosts(what, mendable) {
    hosts().forEach(function (line) {
      say(line, what, mendable);
    });
  }

  /**
   * @param {HTMLElement} line
   * @param {"old-browser" | "incomplete" | "part"} what
   * @param {boolean} mendable
   */
  function say(line, what, mendable) {
    line.hidden = false;
    line.setAttribute("data-said", "");
    line.textContent = words[what];
    if (mendable) line.appendChild(button(words.retry));
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
    var addresses = [location.href].concat(dropped);
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
    Promise.race([Promise.allSettled(fetched), aWhile()]).then(function () {
      location.reload();
    });
  }
})();
