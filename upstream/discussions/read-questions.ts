import { type RawBuilder, sql } from "kysely";
import type { Facet } from "#contracts/listing";
import type { MattressSize } from "#contracts/mattress";
import type { QuestionDetail, QuestionListing, QuestionSummary } from "#contracts/discussions/questions";
import {
  discussionsPerPage,
  type QuestionSort,
  type QuestionState,
  questionStateLabels,
  type QuestionTopic,
  questionTopicLabels,
} from "#contracts/vocabulary/discussions";
import { termsOf } from "#contracts/vocabulary/terms";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { termLinks } from "../content/read-content";
import { bedsFor } from "../match/beds-for-answers";
import type { Db } from "../database/engine";
import { pagesOf } from "../listing/pages";
import type { Visitor } from "../sessions/sessions";
import { answerPage, excerpt, postRows, shownPosts, shownTitle, isOneOf, withWords } from "./read-posts";
import { relatedTo, shownQuestions, toQuestionLink } from "./question-links";
import { hasSlug } from "./slugs";
import { isWatching, markRead } from "./watching";

export interface AskedQuestions {
  topics: QuestionTopic[];
  states: QuestionState[];
  /** Words to find in the question or its answers; null: all questions. */
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

/** The conditions of a list; `found`: the questions that contain the words, null: any. */
function narrowed({ topics, states }: Choice, found: readonly number[] | null): RawBuilder<boolean>[] {
  return [
    topics.length === 0 ? always : sql<boolean>`discussion.topics && ${sql.val(topics)}::text[]`,
    states.length === 0 ? always : anyOf(states.map((state) => hasState[state])),
    found === null ? always : isOneOf(found),
  ];
}

type Choice = Pick<AskedQuestions, "topics" | "states">;

/** A page of 20 questions. Throws 404 out of range. */
export async function readQuestions(db: Db, asked: AskedQuestions): Promise<Omit<QuestionListing, "demo">> {
  const { page, sort, words } = asked;
  const found = words === null ? null : await withWords(db, "question", words);
  const groups = await groupsOf(db, found);
  const count = countOf(groups, asked);
  const pages = pagesOf(count, discussionsPerPage, page);
  const order = { newest: "discussion.opened_at", active: "discussion.last_at", votes: "discussion.votes" } as const;
  const ids = await shownQuestions(db)
    .where((row) => row.and(narrowed(asked, found)))
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
    facets: facetsOf(groups, asked),
  };
}

/** Questions with the same topics and states. */
interface Group extends Record<QuestionState, boolean> {
  topics: QuestionTopic[];
  count: number;
}

/** All counts of a list are derived from these, so the questions are scanned only once. */
async function groupsOf(db: Db, found: readonly number[] | null): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select topics, ${hasState.answered} as answered, ${hasState.expert} as expert, ${hasState.unanswered} as unanswered,
      count(*)::integer as count
    from discussion
    where kind = 'question' and not hidden and ${found === null ? always : isOneOf(found)}
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

const countOf = (groups: readonly Group[], { topics, states }: Choice) =>
  groups
    .filter((group) => topics.length === 0 || topics.some((topic) => group.topics.includes(topic)))
    .filter((group) => states.length === 0 || states.some((state) => group[state]))
    .reduce((sum, { count }) => sum + count, 0);

/** A value's count is the length of the list if it were chosen in combination with the other facet. */
const facetsOf = (groups: readonly Group[], { topics, states }: Choice): Facet[] => [
  {
    key: "topic",
    label: "Topic",
    values: termsOf(questionTopicLabels).map((value) => ({
      value,
      label: questionTopicLabels[value],
      count: countOf(groups, { topics: [value], states }),
      selected: topics.includes(value),
    })),
  },
  {
    key: "state",
    label: "Answers",
    values: termsOf(questionStateLabels).map((value) => ({
      value,
      label: questionStateLabels[value],
      count: countOf(groups, { topics, states: [value] }),
      selected: states.includes(value),
    })),
  },
];

/** Questions in the given order of IDs, each with the beginning of its top answer. */
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
    select distinct on (post.discussion_id) post.discussion_id, post.number, ${excerpt} as excerpt, participant.name,
      participant.expert, participant.seeded as made_up
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
        ...toQuestionLink(row),
        topics: row.topics,
        asker: row.asker,
        asked_at: row.opened_at.toISOString(),
        last_at: row.last_at.toISOString(),
        excerpt: text?.excerpt ?? "",
        answered_by:
          text === undefined || text.number === 1 || text.expert === null
            ? null
            : { name: text.name, title: text.expert.title, made_up: text.made_up },
      };
    });
}

interface FirstText {
  discussion_id: number;
  number: number;
  excerpt: string;
  name: string;
  expert: { title: string } | null;
  made_up: boolean;
}

interface Around {
  db: Db;
  catalogue: CatalogueSnapshot;
  visitor: Visitor | null;
  size: MattressSize;
  now: Date;
  /** Called when the read position could not be saved. */
  sessionNotSaved(error: unknown): void;
}

const mostRelated = 5;

/**
 * A question with a page of its answers; null: there is none. Votes move answers between pages, so reading any page
 * marks everything up to the latest answer as read.
 */
export async function readQuestion(
  { db, catalogue, visitor, size, now, sessionNotSaved }: Around,
  slug: string,
  page: number,
): Promise<Omit<QuestionDetail, "demo"> | null> {
  const row = await db
    .selectFrom("discussion")
    .innerJoin("participant", "participant.id", "discussion.participant_id")
    .select(["discussion.id", "title", "replies", "accepted_post", "topics", "terms", "shows", "locked", "account_id"])
    .select(["discussion.slug", "discussion.posts", "discussion.hidden"])
    .where("kind", "=", "question")
    .where(hasSlug(slug))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, locked, terms, shows } = row;
  const around = { discussion: id, visitor, locked: locked !== null, accepted: row.accepted_post, now };
  const [opening] = await postRows(db).where("discussion_id", "=", id).where("number", "=", 1).execute();
  const { posts: answers, ...paged } = await answerPage(db, around, page);
  if (visitor !== null) await markRead(db, id, visitor.id, row.posts, now).catch(sessionNotSaved);
  return {
    ...paged,
    question: {
      ...toQuestionLink(row),
      title: shownTitle(row, visitor),
      id: String(id),
      topics: row.topics,
      post: (await shownPosts(db, around, [opening!]))[0]!,
      locked,
      own: visitor !== null && row.account_id === visitor.id,
    },
    answers,
    watching: visitor !== null && (await isWatching(db, id, visitor.id)),
    related: row.hidden ? [] : await relatedTo(db, id, mostRelated),
    terms: await termLinks(db, terms),
    beds: bedsFor(catalogue, shows?.answers, size),
  };
}
