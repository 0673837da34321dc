import { type RawBuilder, sql } from "kysely";
import type { Facet } from "../../app/contracts/listing";
import type { MattressSize } from "../../app/contracts/mattress";
import type {
  ExpertListing,
  QuestionDetail,
  QuestionLink,
  QuestionListing,
  QuestionSummary,
} from "../../app/contracts/discussions/questions";
import {
  discussionsPerPage,
  type QuestionSort,
  type QuestionState,
  questionStateLabels,
  type QuestionTopic,
  questionTopicLabels,
} from "../../app/contracts/vocabulary/discussions";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { termLinks } from "../content/read-content";
import { examplesOf, shownBeds } from "../content/shown-beds";
import type { Db } from "../database/engine";
import { notFound } from "../http/answers";
import type { Visitor } from "../visits/sessions";
import { participantColumns, toParticipant } from "./participants";
import { answerPage, excerptOf, postRows, shownPosts, withWords } from "./read-posts";
import { isWatching } from "./watching";

export interface AskedQuestions {
  topics: QuestionTopic[];
  states: QuestionState[];
  /** Words to be found in the question or its answers; null: all questions. */
  words: string | null;
  sort: QuestionSort;
  page: number;
}

const hasState: Record<QuestionState, RawBuilder<boolean>> = {
  answered: sql`discussion.replies > 0`,
  expert: sql`discussion.answered_by_expert`,
  unanswered: sql`discussion.replies = 0`,
};
const anyOf = (conditions: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`;
const always = sql<boolean>`true`;

interface Narrowed {
  topics: RawBuilder<boolean>;
  states: RawBuilder<boolean>;
  words: RawBuilder<boolean>;
}

function narrowed({ topics, states, words }: Pick<AskedQuestions, "topics" | "states" | "words">): Narrowed {
  return {
    topics: topics.length === 0 ? always : sql<boolean>`discussion.topics && ${sql.val(topics)}::text[]`,
    states: states.length === 0 ? always : anyOf(states.map((state) => hasState[state])),
    words:
      words === null ? always : sql<boolean>`discussion.id in (select id from ${withWords("question", words)} as w)`,
  };
}

const shownQuestions = (db: Db) =>
  db.selectFrom("discussion").where("discussion.kind", "=", "question").where("discussion.hidden", "=", false);

/** A page of questions, 20 of them. Throws 404 out of range. */
export async function readQuestions(db: Db, asked: AskedQuestions): Promise<Omit<QuestionListing, "demo">> {
  const { page, sort } = asked;
  const where = narrowed(asked);
  const found = shownQuestions(db).where(where.topics).where(where.states).where(where.words);
  const { count } = await found.select((row) => row.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(count / discussionsPerPage));
  if (page > pages) throw notFound("Invalid page.");
  const order = { newest: "discussion.opened_at", active: "discussion.last_at", votes: "discussion.votes" } as const;
  const ids = await found
    .select("discussion.id")
    .orderBy(order[sort], "desc")
    .orderBy("discussion.id", "desc")
    .limit(discussionsPerPage)
    .offset((page - 1) * discussionsPerPage)
    .execute();
  return {
    count,
    page,
    pages,
    sort,
    items: await summariesOf(
      db,
      ids.map(({ id }) => id),
    ),
    facets: await facetsOf(db, asked, where),
  };
}

async function facetsOf(db: Db, { topics, states }: AskedQuestions, where: Narrowed): Promise<Facet[]> {
  const { rows: ofTopics } = await sql<{ topic: string; count: number }>`
    select topic, count(*)::integer as count from discussion, unnest(topics) as topic
    where kind = 'question' and not hidden and ${where.states} and ${where.words} group by topic`.execute(db);
  const ofStates = await shownQuestions(db)
    .where(where.topics)
    .where(where.words)
    .select((row) =>
      (Object.keys(hasState) as QuestionState[]).map((state) =>
        row.fn.countAll<number>().filterWhere(hasState[state]).as(state),
      ),
    )
    .executeTakeFirstOrThrow();
  const counts = new Map(ofTopics.map(({ topic, count }) => [topic, count]));
  return [
    {
      key: "topic",
      label: "Topic",
      values: Object.entries(questionTopicLabels).map(([value, label]) => ({
        value,
        label,
        count: counts.get(value) ?? 0,
        selected: topics.some((topic) => topic === value),
      })),
    },
    {
      key: "state",
      label: "Answers",
      values: Object.entries(questionStateLabels).map(([value, label]) => ({
        value,
        label,
        count: (ofStates as Record<string, number>)[value] ?? 0,
        selected: states.some((state) => state === value),
      })),
    },
  ];
}

/** Questions in the order of their numbers here, each with how its answer to read first begins. */
async function summariesOf(db: Db, ids: readonly number[]): Promise<QuestionSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("discussion")
    .innerJoin("participant", "participant.id", "discussion.participant_id")
    .where("discussion.id", "in", ids)
    .select(["discussion.id", "discussion.slug", "title", "topics", "replies", "accepted_post", "opened_at", "last_at"])
    .select("participant.name as asker")
    .execute();
  const { rows: texts } = await sql<FirstText>`
    select distinct on (post.discussion_id) post.discussion_id, post.number, post.text, participant.name, participant.expert
    from post
    join participant on participant.id = post.participant_id
    join discussion on discussion.id = post.discussion_id
    where post.discussion_id in (${sql.join(ids)}) and not post.hidden
    order by post.discussion_id, post.number = 1, post.id = discussion.accepted_post desc nulls last,
      participant.role = 'expert' desc, post.votes desc, post.number`.execute(db);
  const first = new Map(texts.map((text) => [text.discussion_id, text]));
  return rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => {
      const text = first.get(row.id);
      return {
        ...toLink(row),
        topics: row.topics,
        asker: row.asker,
        asked_at: row.opened_at.toISOString(),
        last_at: row.last_at.toISOString(),
        excerpt: text === undefined ? "" : excerptOf(text.text),
        answered_by:
          text === undefined || text.number === 1 || text.expert === null
            ? null
            : { name: text.name, title: text.expert.title },
      };
    });
}

interface FirstText {
  discussion_id: number;
  number: number;
  text: string;
  name: string;
  expert: { title: string } | null;
}

interface LinkRow {
  slug: string;
  title: string;
  replies: number;
  accepted_post: number | null;
}

const toLink = ({ slug, title, replies, accepted_post }: LinkRow): QuestionLink => ({
  slug,
  title,
  answers: replies,
  accepted: accepted_post !== null,
});

/** Questions whose words are close to a text's, best first. */
export async function similarTo(db: Db, text: string, except: number | null, most: number): Promise<QuestionLink[]> {
  const words = [...new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu))].slice(0, 40).join(" ");
  if (words === "") return [];
  const rows = await db
    .selectFrom("discussion")
    .innerJoin(withWords("question", words, "or").as("found"), (join) => join.onRef("found.id", "=", "discussion.id"))
    .where("discussion.id", "<>", except ?? 0)
    .select(["slug", "title", "replies", "accepted_post"])
    .orderBy("found.rank", "desc")
    .orderBy("discussion.id", "desc")
    .limit(most)
    .execute();
  return rows.map(toLink);
}

interface Around {
  db: Db;
  catalogue: CatalogueSnapshot;
  visitor: Visitor | null;
  size: MattressSize;
  now: Date;
}

const examples = 3;
const mostRelated = 5;

/** A question with a page of its answers; null: there is none. */
export async function readQuestion(
  { db, catalogue, visitor, size, now }: Around,
  slug: string,
  page: number,
): Promise<Omit<QuestionDetail, "demo"> | null> {
  const row = await db
    .selectFrom("discussion")
    .innerJoin("participant", "participant.id", "discussion.participant_id")
    .select(["discussion.id", "title", "replies", "accepted_post", "topics", "terms", "shows", "locked", "account_id"])
    .select("discussion.slug")
    .where("kind", "=", "question")
    .where("discussion.slug", "=", slug)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, title, locked, terms, shows } = row;
  const around = { discussion: id, visitor, locked: locked !== null, accepted: row.accepted_post, now };
  const [opening] = await postRows(db).where("discussion_id", "=", id).where("number", "=", 1).execute();
  const { posts: answers, ...paged } = await answerPage(db, around, page);
  const shown = shows === null ? [] : shownBeds(catalogue, shows);
  return {
    ...paged,
    question: {
      ...toLink(row),
      id: String(id),
      topics: row.topics,
      post: (await shownPosts(db, around, [opening!]))[0]!,
      locked,
      own: visitor !== null && row.account_id === visitor.id,
    },
    answers,
    watching: visitor !== null && (await isWatching(db, id, visitor.id)),
    related: await similarTo(db, title, id, mostRelated),
    terms: await termLinks(db, terms),
    beds:
      shows === null || shown.length === 0
        ? null
        : {
            type: "type" in shows ? shows.type : null,
            count: shown.length,
            models: examplesOf(shown, examples).map((model) => cardIn(model, size)),
          },
  };
}

/** Experts with how many questions they have answered, the busiest first. */
export async function readExperts(db: Db): Promise<ExpertListing["items"]> {
  const rows = await db
    .selectFrom("participant")
    .where("role", "=", "expert")
    .select(participantColumns)
    .select((row) =>
      row
        .selectFrom("post")
        .innerJoin("discussion", "discussion.id", "post.discussion_id")
        .whereRef("post.participant_id", "=", "participant.id")
        .where("post.number", ">", 1)
        .where("post.hidden", "=", false)
        .where("discussion.kind", "=", "question")
        .select((count) => count.fn.count<number>("post.discussion_id").distinct().as("count"))
        .as("answers"),
    )
    .orderBy("answers", "desc")
    .orderBy("participant.name")
    .execute();
  return rows.map((row) => ({ ...toParticipant(row), answers: row.answers ?? 0 }));
}
