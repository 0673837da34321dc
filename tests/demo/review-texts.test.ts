import { describe, expect, test } from "vitest";
import type { SeedModel } from "../../upstream/demo/catalogue/catalogue-data";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { brandNamesOfModels } from "../../upstream/demo/reviews/market";
import { type ReviewText, reviewTexts } from "../../upstream/demo/reviews/review-texts";
import { visitTexts } from "../../upstream/demo/store-reviews/visit-texts";
import { foundTwice, repeated } from "../support/sentences";

const catalogue = generateBeds(1);
const { models } = catalogue;
const beds = new Map(models.map((model) => [model.slug, model]));
const owners = reviewTexts(models);
const visits = visitTexts();
const replies = [...owners, ...visits].flatMap(({ reply }) => reply?.body ?? []);
const bodies = [...owners.flatMap(({ body, updates }) => [body, ...updates.map((each) => each.body)]), ...visits.map(({ body }) => body)]; // prettier-ignore
const titles = [...owners.flatMap(({ title, updates }) => [title, ...updates.map((each) => each.title)]), ...visits.map(({ title }) => title)]; // prettier-ignore

const paragraph = /(?<=[.!?])\s+|\n+/;
/** What is wrong with the sentences of an owner's text. */
const wrong = (isWrong: (sentence: string, bed: SeedModel, text: ReviewText) => boolean) =>
  owners.flatMap((text) =>
    [text.body, ...text.updates.map(({ body }) => body)]
      .flatMap((body) => body.split(paragraph))
      .filter((sentence) => isWrong(sentence, beds.get(text.bed)!, text))
      .map((sentence) => `${text.bed}: ${sentence}`),
  );

describe("The texts of owners, shoppers and stores", () => {
  test("say no sentence of six words or more twice", () => {
    expect(foundTwice([...bodies, ...replies], 6).twice).toEqual([]);
  });

  test("are all different, and none of their titles stands more than five times", () => {
    expect(repeated([...bodies, ...replies].map((body) => body.toLowerCase()))).toEqual([]);
    const counts = new Map<string, number>();
    for (const title of titles.map((each) => each.toLowerCase())) counts.set(title, (counts.get(title) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 5)).toEqual([]);
  });

  test("of owners seldom end in a warning, and some are two words, have an emoji or never pause for breath", () => {
    const ends = owners.map(({ body }) => body.split(paragraph).filter(Boolean).at(-1)!);
    expect(ends.filter((end) => /^(do not|don['’]?t) (buy|bother|waste|get)\b|^never (again|buying)\b/i.test(end)).length).toBeLessThan(12); // prettier-ignore
    const some = (isSo: (body: string) => boolean) => owners.filter(({ body }) => isSo(body)).length;
    expect(some((body) => /\p{Extended_Pictographic}/u.test(body))).toBeGreaterThan(4);
    expect(some((body) => body.split(/\s+/).length < 3)).toBeGreaterThan(4);
    // Owners who say little are common.
    expect(some((body) => body.split(/\s+/).length < 9) / owners.length).toBeGreaterThan(0.04);
    expect(some((body) => body.split(paragraph).some((sentence) => sentence.length > 300))).toBeGreaterThan(2);
    const heights = owners.flatMap(({ body }) => [...body.matchAll(/\b[4-6]['’]\d{1,2}/g)].map(([height]) => height));
    expect(new Set(heights).size).toBeGreaterThan(9);
  });

  test("of owners speak of the bed: none tells only how it was ordered, brought or sent back", () => {
    const trade =
      /deliver|shipp|tracking|truck|driver|carrier|on hold|refund|label|e-?mails|customer service|order number|exchange/i;
    const sleeping =
      /\b(sleep|slept|lie|woke|wake|nights?|mornings?|hips?|shoulders?|back|neck|arms?|hot|heat|warm|cool|cold|sag|dip|soft|firm|hard|medium|plush|sink|sank|sunk|comf|bounc|springs?|smell|stink|edges?|flat|flipped|lumps|droop|feel|felt|thin|packed|support|slats|rest|sore|hurt|pleased)/i;
    expect(owners.filter(({ title, body }) => trade.test(`${title} ${body}`) && !sleeping.test(body)).map(({ body }) => body)).toEqual([]); // prettier-ignore
  });

  test("of owners seldom end on the name of the brand or recite what its warranty measures", () => {
    const makers = brandNamesOfModels(catalogue);
    const named = owners.filter(({ bed, body }) =>
      body.split(paragraph).filter(Boolean).at(-1)!.toLowerCase().includes(makers.get(bed)!.toLowerCase()),
    );
    expect(named.length).toBeLessThan(owners.length / 30);
    const recited =
      /(eighths?|quarters?|inch|half)\b[^.]*\b(warranty|they (want|need)|has to be|needs? (a|to be))\b[^.]*\binch/i;
    expect(owners.flatMap(({ body, updates }) => [body, ...updates.map((each) => each.body)]).filter((body) => recited.test(body)).length).toBeLessThan(6); // prettier-ignore
  });

  test("of owners are by people who sleep on one bed at a time: nobody's initials, position and weight come twice", () => {
    const named = owners.filter(({ author }) => / [A-Z]\.$/.test(author));
    expect(repeated(named.map(({ author, position, weight }) => `${author}, ${position}, ${weight}`))).toEqual([]);
  });

  test("are signed with no full name, as the rules for reviews ask", () => {
    const pairs = /^(?:Big|Old|Coach|Sister|Beth|Bettie|Donna|Kathy|Nancy|Nola|Norma|Ruth|Sue) /;
    const full = [...owners, ...visits].filter(
      ({ author }) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(author) && !pairs.test(author),
    );
    expect(full.map(({ author }) => author)).toEqual([]);
  });

  test("of shoppers are by as many people", () => {
    expect(repeated(visits.map(({ author }) => author))).toEqual([]);
  });
});

describe("A file of texts is refused under its name", () => {
  test("for a bed that the catalogue does not hold", () => {
    expect(() => reviewTexts([])).toThrow(/^aireloom\.yaml: .* which the catalogue does not hold\.$/);
  });

  test("for a size in which its bed is not made", () => {
    const none = models.map(({ slug }) => ({ slug, variants: [] }));
    expect(() => reviewTexts(none)).toThrow(/^aireloom\.yaml: .* is not made\.$/);
  });
});

describe("What owners say of a bed is true of it", () => {
  test("they bought a size that it is made in, for a price near what it usually costs", () => {
    const strange = owners.flatMap(({ bed, size, paid, title }) => {
      const variant = beds.get(bed)!.variants.find((each) => each.size === size);
      if (variant === undefined) return [`${bed}, ${title}: not made as ${size}`];
      // Where no seller publishes a price, whoever paid one knows it all the same.
      if (paid === undefined || variant.list_cents === null) return [];
      const share = (paid * 100) / variant.list_cents;
      return share < 0.55 || share > 1.15 ? [`${bed}, ${size}, ${title}: $${paid} of ${variant.list_cents}`] : [];
    });
    expect(strange).toEqual([]);
  });

  test("what it is made of", () => {
    /** It is about another bed, or about what this one lacks. */
    const elsewhere =
      /\b(no|not|never|without|wanted|other|ones|if|than|liked|hybrid|walked|going|since|from|off|out|had|before|but|broke|models|look|put|pad|topper|returned)\b|n['’]t\b/i;
    for (const [word, material] of [
      [/\b(coils?|innersprings?)\b/i, "coil"],
      [/\bmemory foam\b/i, "memory"],
      [/\blatex\b/i, "latex"],
      [/\bgrid\b/i, "grid"],
    ] as const) {
      const has = (bed: SeedModel) => bed.layers.some(({ material: of, name }) => `${of} ${name}`.toLowerCase().includes(material)); // prettier-ignore
      expect(wrong((sentence, bed) => !has(bed) && word.test(sentence) && !elsewhere.test(sentence))).toEqual([]);
    }
    expect(wrong((sentence, bed) => bed.layers.every(({ material }) => !material.includes("coil")) && /\b(the|its|these) (\w+ )?coils\b/i.test(sentence))).toEqual([]); // prettier-ignore
  });

  test("that it was good for no longer than they have had it", () => {
    const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    const good =
      /\b(?:was|were) (?:good|fine|great|comfortable) for (?:about |almost |nearly )?(\w+) (year|month)s?\b|^After (\w+) (year|month)s?\b/i;
    const long = owners.filter(({ body, months }) =>
      body.split(paragraph).some((sentence) => {
        const [, of, kind, after, unit] = good.exec(sentence) ?? [];
        const said = (of ?? after)?.toLowerCase();
        if (said === undefined) return false;
        const count = said === "a" ? 1 : words.indexOf(said) + 1 || Number(said) || 0;
        return count * ((kind ?? unit) === "year" ? 12 : 1) > months + 1;
      }),
    );
    expect(long.map(({ bed, body, months }) => `${bed}, ${months} months: ${body}`)).toEqual([]);
  });

  test("the nights of its trial", () => {
    const isWrong = (sentence: string, { policies }: SeedModel) =>
      /\btrial\b/i.test(sentence) &&
      [...sentence.matchAll(/\b(\d{2,3})[- ]nights?\b/gi)].some(
        ([, nights]) => ![policies.trial_nights, policies.break_in_nights].includes(Number(nights)),
      );
    expect(wrong(isWrong)).toEqual([]);
  });

  test("how tall it is", () => {
    const isWrong = (sentence: string, bed: SeedModel) =>
      [...sentence.matchAll(/\bthis (\d+(?:\.\d+)?)[- ]inch (?:bed|mattress)/gi)].some(
        ([, inches]) => Number(inches) !== bed.height_inches,
      );
    expect(wrong(isWrong)).toEqual([]);
  });

  test("what its writer weighs and how they lie, where they say it of themselves", () => {
    const most = { "under-130": 130, "130-180": 180, "180-230": 230, "230-300": 300, "over-300": 999 };
    const least = { "under-130": 0, "130-180": 130, "180-230": 180, "230-300": 230, "over-300": 300 };
    expect(
      wrong((sentence, _bed, { weight }) =>
        [...sentence.matchAll(/\bI(?:['’]m| am| weigh) (?:about |around )?(\d{3})(?: ?lbs?| pounds)?(?=[ ,.](?!percent))/g)].some(
          ([, pounds]) => Number(pounds) < least[weight] || Number(pounds) > most[weight],
        ),
      ),
    ).toEqual([]); // prettier-ignore
    expect(
      wrong((sentence, _bed, { position }) => {
        const [, lies] = /\bI['’]m a (side|back|stomach) sleeper\b/i.exec(sentence) ?? [];
        return lies !== undefined && position !== "combination" && lies.toLowerCase() !== position;
      }),
    ).toEqual([]);
  });
});
