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

/** How much of a text's words a title shares: of what is offered as the same question, and of what goes with one. */
export const closeness = { same: 0.3, related: 0.12 } as const;

interface Alike {
  /** The question itself, which is like itself. */
  except: number | null;
  most: number;
  /** From 0 to 1. */
  least: number;
}

/**
 * Questions whose titles share words with a text, best first. A word counts for more the fewer titles have it: everybody
 * here writes "mattress". One that no title has counts as one that a single title has.
 */
export async function similarTo(db: Db, text: string, { except, most, least }: Alike): Promise<QuestionLink[]> {
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\d]{2,}/gu))].slice(0, mostWords).join(" ");
  if (words === "") return [];
  const { rows } = await sql<LinkRow>`
    with shown as materialized (
      select count(*)::float as questions from discussion where kind = 'question' and not hidden
    ), asked as materialized (
      select lexeme from unnest(tsvector_to_array(to_tsvector('english', ${words}))) as lexeme
    ), found as materialized (
      select lexeme, discussion.id from asked
      join discussion on discussion.words @@ quote_literal(lexeme)::tsquery and kind = 'question' and not hidden
    ), weights as (
      select asked.lexeme, ln(1 + questions / greatest(1, count(found.id))) as weight
      from shown cross join asked left join found on found.lexeme = asked.lexeme
      group by asked.lexeme, questions
    ), alike as (
      select found.id, sum(weight) as shared from found join weights on weights.lexeme = found.lexeme group by found.id
    )
    select slug, title, replies, accepted_post from alike join discussion on discussion.id = alike.id
    where discussion.id <> ${except ?? 0} and shared >= ${least}::float * (select sum(weight) from weights)
    order by shared desc, discussion.id desc
    limit ${most}`.execute(db);
  return rows.map(toQuestionLink);
}
