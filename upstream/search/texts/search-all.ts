import type { SearchAnswer, TextKind } from "#contracts/search";
import type { Db } from "../../database/engine";
import { editDistance } from "../../rules/edit-distance";
import { type AskedSearch, findResults, type SearchWorld } from "../find-results";
import type { SearchIndex } from "../search-index";
import { queryWords, wordsOf } from "../words";
import { findMeaning } from "./find-meaning";
import { findTexts, pagesOfTexts } from "./find-texts";
import { wordsInTexts } from "./words-in-texts";

interface TextWorld {
  db: Db;
  titles: Pick<SearchIndex<TextKind>, "correct">;
}

/**
 * Names and texts for a query. Words that occur in a text are not corrected ("crater" doesn't become "Cutter"), and
 * words found in neither names nor texts are corrected from titles ("fiberglas"). Throws 404.
 */
export async function searchAll(
  asked: AskedSearch,
  world: SearchWorld,
  { db, titles }: TextWorld,
): Promise<Omit<SearchAnswer, "demo">> {
  const { typed, kind, exact } = asked;
  let found = findResults(asked, world);
  const written = await wordsInTexts(db, changedWords(typed, found.corrected));
  if (written.size > 0) found = findResults(asked, { ...world, written });
  const textsFor = async (words: string) => {
    const texts = await findTexts(db, { ...asked, typed: words });
    const telling = queryWords(words).join(" ");
    // "My mattress has a crater" should match a text that has a crater and doesn't mention a mattress.
    return texts.length > 0 || exact ? texts : findTexts(db, { ...asked, typed: telling });
  };
  let texts = await textsFor(found.corrected ?? typed);
  if (!exact && (texts.length === 0 || found.corrected !== null)) {
    const title = titles.correct(typed);
    if (title !== null && isNearer(title, typed, found)) {
      const inTitles = await textsFor(title);
      if (inTitles.length > 0) {
        texts = inTitles;
        const again = findResults({ ...asked, typed: title }, { ...world, written: new Set(wordsOf(title)) });
        found = { ...again, query: typed, corrected: title, about_products: false };
      }
    }
  }
  const lists = pagesOfTexts(asked, texts);
  const meaning = kind === null ? await findMeaning(db, found.corrected ?? typed) : null;
  return { ...found, texts, meaning, ...lists };
}

/** Words of a query that its correction changed. */
function changedWords(typed: string, corrected: string | null): string[] {
  if (corrected === null) return [];
  const kept = new Set(wordsOf(corrected));
  return wordsOf(typed).filter((word) => !kept.has(word));
}

/** Whether the query is closer to a title than to what it found itself or by a correction. */
function isNearer(title: string, typed: string, { corrected, total, understood }: ReturnType<typeof findResults>) {
  const words = queryWords(typed).join(" ");
  if (title === words) return false;
  if (corrected === null) return total === 0 && understood === null;
  return editDistance(words, title).whole < editDistance(words, queryWords(corrected).join(" ")).whole;
}
