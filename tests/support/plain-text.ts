import type { Page } from "playwright/test";

/** What is wrong with a document where nothing but its text is read. */
export interface PlainTextFaults {
  /** Words of different elements that run into each other where there is no style sheet, as "Innerspring|16". */
  joined: string[];
  /**
   * Names whose words are parted by nothing but a text of white space alone between comments: readers that drop such
   * texts say "NectarLovage".
   */
  loose: string[];
}

/** Parses a document as the server sent it, with the browser's own parser, and reads it without its style. */
export const plainTextFaults = (page: Page, html: string): Promise<PlainTextFaults> =>
  page.evaluate((source) => {
    const inline = new Set(
      "a abbr b bdi bdo button cite code data del dfn em i ins kbd label mark output q s samp small span strong sub summary sup svg text time tspan u var".split(
        " ",
      ),
    );
    const named = "a, button, caption, figcaption, h1, h2, h3, h4, label, legend, option, summary, th";
    const document = new DOMParser().parseFromString(source, "text/html");
    // What text browsers do not show either; the words of drawings they do.
    for (const hidden of document.querySelectorAll("script, style, template")) hidden.remove();

    const joined: string[] = [];
    let before: Text | null = null;
    const walk = (node: Node) => {
      for (const child of node.childNodes) {
        if (child instanceof Text) {
          if (before !== null && /[\p{L}\p{N}]$/u.test(before.data) && /^[\p{L}\p{N}]/u.test(child.data)) {
            joined.push(`${before.data.slice(-30)}|${child.data.slice(0, 30)}`);
          }
          if (child.data !== "") before = child;
        } else if (child instanceof Element) {
          const block = !inline.has(child.localName);
          if (block) before = null;
          walk(child);
          if (block) before = null;
        }
      }
    };
    walk(document.body);

    const isLoose = (node: ChildNode) =>
      node instanceof Text &&
      node.data.trim() === "" &&
      node.previousSibling instanceof Comment &&
      node.nextSibling instanceof Comment;
    const loose = [...document.querySelectorAll(named)]
      .filter((element) => [...element.childNodes].some(isLoose))
      .map((element) => element.textContent ?? "");
    return { joined, loose };
  }, html);
