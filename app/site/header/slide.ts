/** Where a sliding part stands. "opening" and "closing" last as long as its animation. */
export type Slide = "closed" | "opening" | "open" | "closing";

export const isShown = (slide: Slide) => slide !== "closed";

/** A press on the control of a part: opens it, or turns it back while it is on its way. */
export const pressed = (slide: Slide): Slide => (slide === "open" || slide === "opening" ? "closing" : "opening");

export const leaving = (slide: Slide): Slide => (slide === "closed" ? "closed" : "closing");

export const settled = (slide: Slide): Slide => (slide === "opening" ? "open" : slide === "closing" ? "closed" : slide);

/**
 * Focuses an input at once, so that nothing typed during the slide is lost, and again after it (specification, section
 * 4); without scrolling, since it is out of sight at first. The last search is selected, so that typing replaces it.
 */
export function focusWhenOpening(id: string, slide: Slide) {
  if (slide !== "opening" && slide !== "open") return;
  const input = document.getElementById(id) as HTMLInputElement | null;
  input?.focus({ preventScroll: true });
  if (slide === "opening") input?.select();
}
