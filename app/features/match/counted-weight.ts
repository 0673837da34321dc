import { listed } from "#contracts/english";
import { heldWeightBandLabels } from "#contracts/vocabulary/mattress";
import { unbroken } from "~/ui/format";
import { questionHref, type Answers } from "./answers";

/** The pounds at which a band counts where nobody gave a figure (ruleset 2026.3, section 2). */
export const countedPounds: Readonly<Record<keyof typeof heldWeightBandLabels, number>> = {
  "under-130": 115,
  "130-180": 155,
  "180-230": 205,
  "230-300": 260,
  "over-300": 330,
  "130-230": 180,
  "over-230": 260,
};

const isBand = (value: string): value is keyof typeof countedPounds => Object.hasOwn(countedPounds, value);

function counted(band: string | undefined, pounds: string | undefined, whose: string): string | null {
  if (band === undefined || pounds !== undefined || !isBand(band)) return null;
  const label = heldWeightBandLabels[band].toLowerCase();
  return unbroken(`${whose}“${label}” as ${countedPounds[band]} lb`);
}

export interface CountedWeight {
  said: string;
  link: { text: string; href: string };
}

/** Which pounds stand for a weight that was told as a band, and where to tell it; null where none was. */
export function countedWeight(answers: Answers): CountedWeight | null {
  const own = counted(answers.weight, answers.pounds, "");
  const partners = counted(answers.partnerWeight, answers.partnerPounds, "your partner’s ");
  const both = [own, partners].filter((each) => each !== null);
  if (both.length === 0) return null;
  return {
    said: `We count ${listed(both, "and")}.`,
    link: {
      text: `Give ${both.length === 2 ? "exact weights" : own === null ? "your partner’s exact weight" : "an exact weight"} to be surer`,
      href: questionHref(own === null ? "partner" : "weight", answers),
    },
  };
}
