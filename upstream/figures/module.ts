import { byTime, type RetentionRule } from "../database/retention";
import type { DbAndClock } from "../database/services";
import type { Module } from "../module";
import { figureMonths, namedFigureMonths, removeOldFigures, removeOldNamedFigures } from "./add-figures";
import { figures } from "./resource";
import type { FigureServices } from "./services";
import type { FigureTables } from "./tables";

const counts: RetentionRule<DbAndClock> = {
  name: "figures",
  what: "How often each kind of page was opened on a day, a search was made, or a quiz, a claim or a review was begun and finished, without anything about who it was",
  why: "To see what people need, and what doesn’t work",
  time: [figureMonths, "month"],
  then: "after that day",
  remove: byTime(removeOldFigures),
};

const namedCounts: RetentionRule<DbAndClock> = {
  name: "named figures",
  what: "The same for each bed, guide, store and deal, and for searches that found nothing, unless the words look like a name with capital letters, an address or a phone number",
  why: "To see what people look for. Our staff see only what was asked for ten times or more",
  time: [namedFigureMonths, "month"],
  then: "after that day",
  remove: byTime(removeOldNamedFigures),
};

export const figuresModule: Module<FigureTables, FigureServices> = {
  areas: [figures],
  tables: {
    figure: {
      whose: "visitor",
      because: "How often something was asked for on a day, without by whom.",
      retention: [counts, namedCounts],
    },
    figure_batch: {
      whose: "visitor",
      because: "Which counts of a server have been added to figure.",
      retention: [counts],
    },
  },
};
