import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { searchAnswer } from "#contracts/search";
import { ApiVisitor } from "../support/api-visitor";
import { startUpstream, type TestUpstream } from "../support/upstream";

/** Which searches say nothing of whoever typed them, so that a tag may read their page. */

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let upstream: TestUpstream;
let visitor: ApiVisitor;
beforeAll(async () => {
  upstream = await startUpstream({ catalogue: "demo" });
  visitor = new ApiVisitor(upstream.origin);
});
afterAll(() => upstream.close());

const ways = ["", "&exact=true", "&kind=model", "&kind=question", "&exact=true&kind=store"];
const aboutProducts = async (q: string) => {
  const answers = ways.map((more) => visitor.get(`/api/v2/search/?q=${encodeURIComponent(q)}${more}`));
  return (await Promise.all(answers)).map(({ body }) => searchAnswer.parse(body).about_products);
};
const always = (value: boolean) => ways.map(() => value);

test.each([
  "casper",
  "Casper queen under $1,200",
  "casper or purple",
  "best firm hybrid king mattress",
  "firm queen",
  "latex mattress without memory foam",
  "60 x 80 mattress",
  "12 inch memory foam under 1500",
  "mattress stores in Boise, ID",
  "cheapest twin xl",
  "mattresses",
  "black friday mattress deals",
  "GOTS organic latex",
])("“%s” is about products alone, however it is searched", async (query) => {
  expect(await aboutProducts(query)).toEqual(always(true));
});

test.each([
  ...[
    "my back hurts 300 lbs",
    "back pain",
    "250 lbs",
    "firm mattress for back pain",
    "bed for my mother",
    "casper for me",
  ],
  ...[
    "pregnant",
    "pregnant with fibromyalgia",
    "fibromyalgia",
    "arthritis",
    "sleep apnea",
    "incontinence",
    "bed sores",
  ],
  ...[
    "bmi 40",
    "acid reflux",
    "cancer",
    "hiv",
    "asthma",
    "eczema",
    "bedwetting",
    "spinal stenosis",
    "insomnia",
    "snoring",
  ],
  ...[
    "chronic pain",
    "depression",
    "ehlers danlos",
    "postpartum",
    "restless legs",
    "dolor de espalda",
    "latex allergy",
  ],
  ...["over 300", "136 kg", "i am 6 foot 4", "6'4 tall", "side sleeper", "sleep hot", "big and tall", "for couples"],
  ...["casper pregnant", "firm queen incontinence", "queen <fibromyalgia> firm", "nora field", "casper nora", "65"],
  ...[
    "stores near 83702",
    "12 Main St, Boise, ID",
    "nora@casper",
    "caspr hybird",
    `${"queen ".repeat(30)} asthma`,
    "مرتبة",
  ],
])("“%s” may say something of whoever typed it, however it is searched", async (query) => {
  expect(await aboutProducts(query)).toEqual(always(false));
});
