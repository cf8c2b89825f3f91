// Long lists, which grow as they are scrolled; conversations, which stay at their end.

// ---- lists

const watched = new WeakSet();
const observer = new IntersectionObserver((marks) => {
  for (const mark of marks) {
    if (!mark.isIntersecting || !isReady) continue;
    const id = mark.target.dataset.more;
    if (!send({ kind: "more", id })) continue;
    observer.unobserve(mark.target);
    extents[id] = (extents[id] || pageSize) + pageSize;
  }
}, { rootMargin: "800px 0px" });

function observeMore() {
  observeNear();
  for (const mark of document.querySelectorAll("[data-more]")) {
    if (!isReady || watched.has(mark)) continue;
    watched.add(mark);
    observer.observe(mark);
  }
}

// A button that is pressed by coming near it; again only where the page has grown since, so that what fails isn't tried without end.
const near = new IntersectionObserver((marks) => {
  for (const { target, isIntersecting } of marks) {
    const button = target.querySelector("[data-press]"), height = String(root.scrollHeight);
    if (!isIntersecting) { delete target.dataset.tried; continue; }
    if (!button || isDisabled(button) || button.dataset.busy || !isReady || target.dataset.tried === height) continue;
    target.dataset.tried = height;
    submit(button);
  }
}, { rootMargin: "400px 0px" });

function observeNear() {
  for (const mark of document.querySelectorAll("[data-near]")) { near.unobserve(mark); near.observe(mark); }
}

// ---- a conversation: the page follows its end while the person is there

let followed = null, staysAtEnd = false, placeAtEnd = 0, sizeAtEnd = "";
const conversationEnd = () => document.querySelector('[data-stick="end"]');

function isAtEnd() {
  const end = conversationEnd();
  return end !== null && end === followed && scrollY + innerHeight > root.scrollHeight - 120;
}

const windowSize = () => innerWidth + "x" + innerHeight;

// Whether the page is at the end, or was there before the window changed its size, of which the event may still be on its way. A slow browser announces
// only the last of several sizes, after a larger one has moved the page up to its end: by less than two screens. Higher up, the person has scrolled.
function isFollowing() {
  if (isAtEnd()) return true;
  const highest = Math.min(placeAtEnd, root.scrollHeight - 2 * Math.max(screen.width, screen.height));
  return staysAtEnd && conversationEnd() === followed && windowSize() !== sizeAtEnd && scrollY >= highest;
}

// Scrolls to the end where the person was there, or has just come to the conversation.
function followEnd(wasAtEnd) {
  const end = conversationEnd();
  if (end && !wantedScroll && (wasAtEnd || end !== followed)) scrollTo(0, root.scrollHeight);
  followed = end;
  rememberEnd();
}

function rememberEnd() {
  staysAtEnd = isAtEnd();
  placeAtEnd = scrollY;
  sizeAtEnd = windowSize();
}

// As when a phone is turned or its keyboard comes. A scroll in a window whose new size isn't announced yet says nothing about the person.
addEventListener("scroll", () => { if (windowSize() === sizeAtEnd) rememberEnd(); }, { passive: true });
addEventListener("resize", () => {
  if (isFollowing()) scrollTo(0, root.scrollHeight);
  rememberEnd();
});

// What was pressed above the messages, such as a menu, until the person scrolls on.
let touched = null;
for (const type of ["pointerdown", "keydown"]) addEventListener(type, (event) => { touched = event.target; }, { passive: true, capture: true });
for (const type of ["wheel", "touchmove"]) addEventListener(type, () => { touched = null; }, { passive: true, capture: true });

// What is to stay where it is, and how high it stands: what was pressed above the messages, else the first message on the screen.
function rememberPlace() {
  const end = conversationEnd();
  if (!end) return null;
  const isAbove = touched instanceof Element && touched.isConnected && !touched.contains(end) && end.compareDocumentPosition(touched) & Node.DOCUMENT_POSITION_PRECEDING;
  for (const item of [...isAbove ? [touched] : [], ...end.querySelectorAll("[data-key]")]) {
    const top = item.getBoundingClientRect().top;
    if (top >= 0 && top < innerHeight && (item === touched || !item.querySelector("[data-key]"))) return { item, top };
  }
  return null;
}

// Older messages come in above it, without moving it away from under the eyes.
function keepPlace(place) {
  if (!place || !place.item.isConnected || wantedScroll) return;
  const moved = place.item.getBoundingClientRect().top - place.top;
  if (Math.abs(moved) >= 1) scrollBy(0, moved);
}
