import { sql } from "kysely";
import type { QuestionLink } from "#contracts/discussions/questions";
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

/** How many words of a long text are searched for. */
const mostWords = 40;

/** The share of a text's words that a title needs to be offered as the same question. */
const leastShared = 0.3;

/**
 * Questions whose titles share words with a text, best first. The fewer titles contain a word, the more it counts:
 * everybody here writes "mattress". A word that occurs in no title counts like one that occurs in a single title.
 */
export async function similarTo(db: Db, text: string, most: number): Promise<QuestionLink[]> {
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
    where shared >= ${leastShared}::float * (select sum(weight) from weights)
    order by shared desc, discussion.id desc
    limit ${most}`.execute(db);
  return rows.map(toQuestionLink);
}

/** What two questions may share, and its weight: editors choose the terms, while titles contain chance words. */
const counts = { term: 1, topic: 0.5, word: 0.4 } as const;
/** One rare term with a topic and a little more. */
const leastAlike = 4.75;

/**
 * Questions related to one, best first: they share a topic with it, plus glossary terms or words of the title. Each of
 * these counts more the fewer questions have it. Empty if nothing is really related.
 */
export async function relatedTo(db: Db, id: number, most: number): Promise<QuestionLink[]> {
  const shown = sql`kind = 'question' and not hidden`;
  const { rows } = await sql<LinkRow>`
    with asked as materialized (
      select topics, terms, tsvector_to_array(words) as lexemes from discussion where id = ${id}
    ), total as materialized (
      select count(*)::float as questions from discussion where ${shown}
    ), shared as materialized (
      select ${counts.topic}::float as counts, true as topic, part, other.id
      from asked cross join unnest(asked.topics) as part
      join discussion as other on other.topics @> array[part] and ${shown}
      union all
      select ${counts.term}::float, false, part, other.id
      from asked cross join unnest(asked.terms) as part
      join discussion as other on other.terms @> array[part] and ${shown}
      union all
      select ${counts.word}::float, false, part, other.id
      from asked cross join unnest(lexemes) as part
      join discussion as other on other.words @@ quote_literal(part)::tsquery and ${shown}
    ), weights as (
      select counts, part, counts * ln(questions / count(*)) as weight
      from shared cross join total group by counts, part, questions
    ), alike as (
      select id, sum(weight) as weight from shared join weights using (counts, part) where id <> ${id}
      group by id having bool_or(topic) and sum(weight) >= ${leastAlike}::float
    )
    select slug, title, replies, accepted_post from alike join discussion using (id)
    order by weight desc, id desc
    limit ${most}`.execute(db);
  return rows.map(toQuestionLink);
}
