import { queryPartLabels } from "#contracts/vocabulary/search";

const labels: Readonly<Record<string, string>> = {
  ...queryPartLabels,
  model: "Bed",
  term: "Glossary",
  guide: "Guide",
  question: "Question",
};

/** The label of an autocomplete entry's type (specification, section 3); an upstream may know more types. */
export const suggestionLabel = (type: string): string => labels[type] ?? "Other";
