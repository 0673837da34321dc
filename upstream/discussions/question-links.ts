import { sql } from "kysely";
import type { QuestionLink } from "../../app/contracts/discussions/questions";
import type { Db } from "../database/engine";

export const shownQuestions = (db: Db) =>
  db.selectFrom("discussion").where("discussion.kind", "=", "question").where("discussion.hidden", "=", false);

interface LinkRow {
  slug: string;
  title: string;
  replies: number;
  accepted_post: number | null;
}

export const toQuestionLink = ({ slug, title, replies, accepted_post }: LinkRow): QuestionLink => ({
  slug,
  title,
  answers: replies,
  accepted: accepted_post !== null,
});

/** Of a long text, so many words are looked for. */
const mostWords = 40;

/** Questions whose titles share words with a text, best first; rare words count no more than common ones. */
export async function similarTo(db: Db, text: string, except: number | null, most: number): Promise<QuestionLink[]> {
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu))].slice(0, mostWords);
  if (words.length === 0) return [];
  const query = sql`websearch_to_tsquery('english', ${words.join(" or ")})`;
  const rows = await shownQuestions(db)
    .where("discussion.id", "<>", except ?? 0)
    .where(sql<boolean>`discussion.words @@ ${query}`)
    .select(["slug", "title", "replies", "accepted_post"])
    .orderBy(sql`ts_rank(discussion.words, ${query})`, "desc")
    .orderBy("discussion.id", "desc")
    .limit(most)
    .execute();
  return rows.map(toQuestionLink);
}
