import type { Locator, Page } from "playwright/test";

/** How far a page is wider than its window, in pixels; 0 or less when it does not scroll sideways. */
export const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Spaces text as wide as WCAG 1.4.12 lets a reader space it. A style element would be refused by the page's policy. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });

/**
 * Pairs of texts below an element of which one is painted over the other, as "one × other". Looks at what is rendered:
 * each line box of each text node.
 */
export const overlappingTexts = (root: Locator): Promise<string[]> =>
  root.evaluate((element) => {
    const texts: { text: string; boxes: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.textContent ?? "").trim();
      if (text === "" || node.parentElement?.closest(".visually-hidden, thead, [aria-hidden=true]") != null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      texts.push({ text, boxes: [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1) });
    }
    // Line boxes of neighboring lines touch; letters do not reach their edges.
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.3 * Math.min(a.height, b.height);
    return texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => one.boxes.some((a) => other.boxes.some((b) => overlap(a, b))))
        .map((other) => `${one.text} × ${other.text}`),
    );
  });

/** Elements whose content is wider than they are, by more than a rounding, as their texts. */
export const overflowing = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => (each.textContent ?? "").trim().slice(0, 60)),
  );

/** Sides of an element on which its focus ring is cut off by a box around it that clips. */
export const cutRing = (element: Locator): Promise<string[]> =>
  element.evaluate((focused) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(focused);
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const box = focused.getBoundingClientRect();
    const cut = new Set<string>();
    for (
      let around = focused.parentElement;
      around !== null && around !== document.body;
      around = around.parentElement
    ) {
      if (getComputedStyle(around).overflowX === "visible") continue;
      const frame = around.getBoundingClientRect();
      if (box.left - reach < frame.left - 0.5) cut.add("left");
      if (box.right + reach > frame.left + around.clientWidth + 0.5) cut.add("right");
      if (box.top - reach < frame.top - 0.5) cut.add("top");
    }
    return [...cut];
  });
