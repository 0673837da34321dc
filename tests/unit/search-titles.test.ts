import { expect, test } from "vitest";
import { meta } from "~/routes/search._index";

test("what is searched for is kept from our words in the titles of its page, where it reads from right to left", () => {
  const titlesFor = (term: string) =>
    (meta({ matches: [], data: { demo: false, term, exact: false, shown: null } } as never) ?? []).flatMap((tag) =>
      "title" in tag ? [tag.title] : "property" in tag && tag.property === "og:title" ? [tag.content] : [],
    );
  expect(titlesFor("מיטה")).toEqual(["Results for “\u2068מיטה\u2069” | Bedlark", "Results for “\u2068מיטה\u2069”"]);
  expect(titlesFor("queen")).toEqual(["Results for “queen” | Bedlark", "Results for “queen”"]);
});
