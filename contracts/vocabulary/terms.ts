/**
 * The vocabulary: each enumeration of the contracts once, as a table of its terms and their labels. These files are
 * free of zod, so components can take labels from them; the contracts build their enumerations from the same tables.
 */

type Label = string | { readonly label: string };
type Option<Term, Entry> = { value: Term } & (Entry extends string ? { label: string } : Entry);

/** The terms of a table, in order. */
export const termsOf = <Term extends string>(table: Readonly<Record<Term, unknown>>) =>
  Object.keys(table) as [Term, ...Term[]];

/** The same for each term of a table, by its name. */
export const forEachTerm = <Term extends string, Value>(table: Readonly<Record<Term, unknown>>, value: Value) =>
  Object.fromEntries(termsOf(table).map((term) => [term, value])) as Record<Term, Value>;

/** What a list of choices shows: a term with its label and whatever else its table says of it. */
export const optionsOf = <Term extends string, Entry extends Label>(table: Readonly<Record<Term, Entry>>) =>
  Object.entries<Label>(table).map(([value, entry]) => ({
    value,
    ...(typeof entry === "string" ? { label: entry } : entry),
  })) as unknown as Option<Term, Entry>[];
