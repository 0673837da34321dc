import type { AskedPage, QueryPartKind } from "#contracts/search";
import type { ConstructionScores, Material } from "#contracts/mattress";
import type { MattressSort } from "#contracts/mattresses";

/** What beds must not be, by facet, or contain in a layer. */
interface Excluded {
  brand?: readonly string[];
  type?: readonly string[];
  firmness?: readonly string[];
  /** Excludes only what is beyond the wanted firmness: "firm but not too firm". */
  beyond?: true;
  layers?: readonly Material[];
}

/** What a phrase asks for. */
export interface Meaning {
  kind: QueryPartKind;
  /** Worded for the middle of a sentence. */
  label: string;
  /** Values of the mattress listing's facet named `kind`; they are alternatives. */
  values?: readonly string[];
  /** What is unwanted; everything else is acceptable. */
  excluded?: Excluded;
  material?: Material;
  /** The material a type is named after, which beds of other types may also contain. */
  layers?: readonly Material[];
  /** The construction score that matters most in this case. */
  score?: keyof ConstructionScores;
  sort?: MattressSort;
  /** Answers of the match quiz. */
  quiz?: Readonly<Record<string, string>>;
  page?: AskedPage;
  /** It says more than a search can take into account: "20% off". */
  partly?: true;
}

/** A meaning with the phrases that people type for it; plurals in -s are implied. */
export interface Term extends Meaning {
  said: string;
}
