import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import Byline from "~/features/content/byline";
import { articleData } from "~/features/content/structured-data";
import { readGuideFiles, readTermFiles } from "../../upstream/content/content-files";

const written_by = { name: "Nell Garrity", about: "writes our guides" };
const reviewed_by = { name: "Renee Aldana", about: "physical therapist for 16 years" };
const reviewed_on = "2026-11-26";

const words = (text: Parameters<typeof Byline>[0]["text"], demo: boolean) =>
  renderToStaticMarkup(createElement(Byline, { text, demo })).replace(/<[^>]+>/g, "");

describe("A byline", () => {
  test("says who wrote a text, and who looked over it with which training and when", () => {
    expect(words({ written_by, reviewed_by, reviewed_on }, false)).toBe(
      "By Nell Garrity, writes our guides. Reviewed by Renee Aldana, physical therapist for 16 years, on Nov 26, 2026.",
    );
  });

  test("marks each person of a demo as made up, beside the name", () => {
    const said = words({ written_by, reviewed_by, reviewed_on }, true);
    expect(said.match(/\(made up for the demo\)/g)).toHaveLength(2);
  });

  test("says when the facts were checked where nobody is named", () => {
    expect(words({ reviewed_by: null, reviewed_on }, true)).toBe("We last checked the facts on Nov 26, 2026.");
    expect(words({ reviewed_by: null, reviewed_on: null }, false)).toBe("");
  });

  test("reaches search engines only where its writer is real", () => {
    const guide = { slug: "a", title: "A", short: "", summary: "", words: 1, reviewed_on, written_by, reviewed_by };
    const site = { name: "Bedlark", origin: "https://www.bedlark.test" };
    expect(articleData(guide, { ...site, demo: false }).author).toEqual({ "@type": "Person", name: "Nell Garrity" });
    expect(articleData(guide, { ...site, demo: true }).author).toMatchObject({ "@type": "Organization" });
  });

  test("of guides and terms that send readers to a doctor names someone trained in health", () => {
    const texts = [
      ...readGuideFiles().filter(({ slug }) => slug === "mattress-matching" || slug === "mattress-accessories"),
      ...readTermFiles().filter(({ body }) => /doctor|allergist/.test(body)),
    ];
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.filter((text) => text["reviewed-by"] === undefined).map(({ slug }) => slug)).toEqual([]);
  });
});
