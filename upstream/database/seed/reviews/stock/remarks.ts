import { coolingBad, coolingGood, edgeBad, edgeGood } from "./cooling-edges";
import { fitGood, letdown, restGood, tooFirm, tooSoft, valueGood } from "./feel";
import type { Line } from "./lines";
import {
  durabilityBad,
  durabilityGood,
  responsivenessBad,
  responsivenessGood,
  supportBad,
  supportGood,
} from "./movement-support";
import { coverBad, defectBad, heavyBad, priceBad, sheetsBad, smellBad } from "./nuisances";
import { plainBad, plainGood } from "./plain";
import { motionBad, motionGood, pressureBad, pressureGood } from "./pressure";
import type { BadTopic, GoodTopic } from "./topics";

export const goodStories: Readonly<Record<GoodTopic, readonly Line[]>> = {
  pressure_relief: pressureGood,
  motion_isolation: motionGood,
  cooling: coolingGood,
  edge_support: edgeGood,
  responsiveness: responsivenessGood,
  durability: durabilityGood,
  support: supportGood,
  fit: fitGood,
  rest: restGood,
  value: valueGood,
};

export const badStories: Readonly<Record<BadTopic, readonly Line[]>> = {
  pressure_relief: pressureBad,
  motion_isolation: motionBad,
  cooling: coolingBad,
  edge_support: edgeBad,
  responsiveness: responsivenessBad,
  durability: durabilityBad,
  support: supportBad,
  "too-firm": tooFirm,
  "too-soft": tooSoft,
  smell: smellBad,
  heavy: heavyBad,
  sheets: sheetsBad,
  price: priceBad,
  cover: coverBad,
  defect: defectBad,
  letdown,
};

/** What is told with a story, and what is said without one. */
const joined = <Topic extends string>(
  stories: Readonly<Record<Topic, readonly Line[]>>,
  plain: Readonly<Record<Topic, readonly Line[]>>,
) =>
  Object.fromEntries(
    (Object.keys(stories) as Topic[]).map((topic) => [topic, [...stories[topic], ...plain[topic]]]),
  ) as unknown as Readonly<Record<Topic, readonly Line[]>>;

export const goodRemarks = joined<GoodTopic>(goodStories, plainGood);
export const badRemarks = joined<BadTopic>(badStories, plainBad);
