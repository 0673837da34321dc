import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { disclosureTable } from "../../app/features/content/markdown/disclosure-tables";
import MeasurementChoices from "../../app/features/privacy/measurement-choices";
import { MeasurementAnswer, MeasurementQuestion } from "../../app/site/footer/privacy-choice.server";
import { readPageFiles } from "../../upstream/content/content-files";

/** What the site says of being measured (decisions 79 and 80). */

type Props = Parameters<typeof MeasurementChoices>[0];
const asked: Props = { dataLayer: true, tagManager: true, signal: false, choice: null, next: undefined };
const html = (props: Partial<Props>) => renderToStaticMarkup(<MeasurementChoices {...asked} {...props} />);
const words = (markup: string) => markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

const situations: [string, Partial<Props>][] = [
  ["nothing was chosen", {}],
  ["a yes", { choice: "yes" }],
  ["a no", { choice: "no" }],
  ["the browser’s signal", { signal: true }],
  ["an id without a tag manager", { tagManager: false }],
  ["no id", { tagManager: false, dataLayer: false }],
];

describe("What our own server counts", () => {
  const counts = /Our own server counts how often each kind of page is opened, without anything about you\./i;

  test.each(situations)("is said where visitors choose, whatever that is, after %s", (_name, props) => {
    const said = words(html(props));
    expect(said).toMatch(counts);
    expect(said).not.toMatch(/nothing (?:about your visit )?is measured|never measured/i);
  });

  test("is said where they are asked", () => {
    const question = words(renderToStaticMarkup(<MeasurementQuestion asks />));
    expect(question).toMatch(counts);
    expect(question).toContain("May Google measure how you use this site?");
  });
});

describe("The answer to the question", () => {
  test.each([
    ["yes", "Saved You allow measurement by Google. Change your choice"],
    ["no", "Saved Google won’t measure your visits. Change your choice"],
  ] as const)("is said in a few words with the way to change it: %s", (choice, said) => {
    const answer = renderToStaticMarkup(<MeasurementAnswer answered choice={choice} />);
    expect(words(answer).trim()).toBe(said);
    expect(answer).toContain('<a class="measurement-question__more" href="/privacy/choices/">');
    expect(renderToStaticMarkup(<MeasurementAnswer answered={false} choice={choice} />)).toBe("");
  });
});

describe("The page of choices", () => {
  const offered = (props: Partial<Props>) =>
    [...html(props).matchAll(/name="choice" value="(\w+)"/g)].map(([, value]) => value);

  test("offers both answers before there is one, and then only the other one, after what is in force", () => {
    expect([offered({}), offered({ choice: "yes" }), offered({ choice: "no" })]).toEqual([
      ["yes", "no"],
      ["no"],
      ["yes"],
    ]);
    const agreed = words(html({ choice: "yes" }));
    expect(agreed.indexOf("You allow measurement by Google")).toBeLessThan(agreed.indexOf("Stop measurement"));
  });

  test("says that a yes needs JavaScript, and to whoever has it off that nothing is loaded", () => {
    for (const choice of [null, "yes"] as const)
      expect(words(html({ choice }))).toContain("A yes has an effect only where JavaScript is on.");
    expect(html({ choice: "yes" })).toMatch(/<noscript><p>JavaScript is off/);
    expect(html({ choice: "no" })).not.toContain("noscript");
  });

  test("says in plain words that the browser has refused, and nothing of what a yes would allow", () => {
    const said = words(html({ signal: true, choice: "yes" }));
    expect(said).toContain("Your browser says no for you");
    expect(said).not.toMatch(/Opt-Out Preference Signal|if you allow it/);
    expect(offered({ signal: true })).toEqual([]);
    expect(words(html({ signal: true, tagManager: false }))).not.toContain("turn the signal off");
  });
});

describe("The privacy page", () => {
  const { body } = readPageFiles().find(({ slug }) => slug === "privacy")!;
  const cookieTable = (tagManager: boolean) => {
    const disclosures = { operator: null, cookies: [], retention: [], partners: [] };
    return words(renderToStaticMarkup(<>{disclosureTable("cookies", disclosures, { demo: false, tagManager })}</>));
  };

  test("names the tag’s cookies, and for how long, where a tag manager is set", () => {
    expect(cookieTable(true)).toMatch(/_ga and others .+ 2 years Yes/);
    expect(cookieTable(false)).not.toMatch(/_ga|Google/);
  });

  test("names Google among those who get data, and says what our server counts whatever was chosen", () => {
    expect(body.slice(body.indexOf("## Who else gets your data"))).toContain("- **Google**, where");
    expect(body).toContain("It does so whatever you choose and whatever your browser sends.");
  });
});
