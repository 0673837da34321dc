import type { MattressSize } from "#contracts/mattress";
import { sizeWords } from "../match/text/phrases";
import { madeForWords } from "../match/text/suits";
import { type ComparedBed, namesOf } from "./compared-bed";

interface SetAside {
  /** Those that may be chosen, by the names that they have among all of the beds. */
  choices: ComparedBed[];
  /** Of each bed, in their order, why it is no choice here, in sentences; null of one that is. */
  whys: (string | null)[];
}

/**
 * No bed is recommended that isn't made in the size asked for, nor one for children or RVs beside one for adults. What all
 * of them have in common sets none of them aside.
 */
export function setAside(beds: readonly ComparedBed[], size: MattressSize): SetAside {
  const names = namesOf(beds);
  const someMade = beds.some(({ prices }) => prices.has(size));
  const oneUse = new Set(beds.map(({ made_for: use }) => use)).size === 1;
  const whys = beds.map(({ prices, made_for: use }) => {
    const said = [
      ...(use === null || oneUse ? [] : [madeForWords[use].who]),
      ...(someMade && !prices.has(size) ? [`It isn’t made in a ${sizeWords[size]}.`] : []),
    ];
    return said.length === 0 ? null : said.join(" ");
  });
  const choices = beds.flatMap((bed, index) => (whys[index] === null ? [{ ...bed, called: names[index]! }] : []));
  return { choices, whys };
}

/** Of the one that is left: what sets it apart from all the others. */
export function onlyOne(beds: readonly ComparedBed[], size: MattressSize): string {
  const inSize = beds.filter(({ prices }) => prices.has(size)).length === 1;
  return `It’s the only one of these made ${inSize ? `in a ${sizeWords[size]}` : "for adults to sleep on at home"}.`;
}
