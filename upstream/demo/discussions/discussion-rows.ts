import { cutText } from "#contracts/text/cut-text";
import type { HidingReason } from "#contracts/vocabulary/discussions";
import { excerptOf, plainWords } from "../../rules/discussions";
import type { Db } from "../../database/engine";
import { insertRows, resetIdentity } from "../../database/insert-rows";
import { skeletonOf } from "../../rules/names/look-alikes";
import {
  readExperts,
  readMembers,
  readQuestionFiles,
  readThreadFiles,
  type QuestionFile,
  type ThreadFile,
} from "./discussion-files";
import { expertEmail } from "../accounts/demo-accounts";

/** Whose account is among those of the demonstration. */
const expertSlug = "harold-imai";

interface SeededPost {
  by: number;
  at: string;
  text: string;
  votes?: number;
  accepted?: boolean;
  quote?: { number: number; text: string };
  hidden?: { reason: HidingReason; note: string };
  edited?: { at: string; was: string };
}

interface SeededDiscussion {
  kind: "question" | "thread";
  slug: string;
  title: string;
  posts: SeededPost[];
  topics?: string[];
  terms?: string[];
  shows?: object | null;
  category?: string;
  pinned?: boolean;
  locked?: string;
}

/** The eastern clock of most of the country, so that evenings are evenings. */
const moment = (at: string) => `${at}:00-05:00`;
/** Days alone: at noon, the answers of a day in their order. */
const onDay = (day: string, order: number) =>
  moment(`${day}T${String(9 + Math.min(order * 2, 12)).padStart(2, "0")}:10`);

/** The invented talk of the demonstration, once: what visitors added to it would be lost with it. */
export async function insertDiscussions(db: Db): Promise<void> {
  const seeded = await db.selectFrom("discussion").select("id").where("seeded", "=", true).limit(1).executeTakeFirst();
  if (seeded !== undefined) return renewShownBeds(db);
  const people = await insertPeople(db);
  const of = (name: string) => {
    const found = people.get(name);
    if (found === undefined) throw new Error(`Nobody is called ${name}`);
    return found;
  };
  const idOf = (name: string) => of(name).id;
  const discussions = [
    ...readQuestionFiles().map((file) => asQuestion(file, idOf)),
    ...readThreadFiles().map((file) => asThread(file, idOf)),
  ].sort((one, other) => Date.parse(one.posts[0]!.at) - Date.parse(other.posts[0]!.at));
  const experts = new Set([...people.values()].flatMap(({ id, expert }) => (expert ? [id] : [])));
  const [firstDiscussion, firstPost] = [await nextId(db, "discussion"), await nextId(db, "post")];
  let postId = firstPost;
  const posts: object[] = [];
  const versions: object[] = [];
  const rows = discussions.map((discussion, index) => {
    const id = firstDiscussion + index;
    const ids = discussion.posts.map(() => postId++);
    for (const [at, post] of discussion.posts.entries()) {
      posts.push(postRow(ids[at]!, id, at + 1, post));
      const of = { post_id: ids[at]!, title: at === 0 ? discussion.title : null };
      if (post.edited !== undefined) versions.push({ ...of, version: 1, text: post.edited.was, written_at: post.at });
      const version = post.edited === undefined ? 1 : 2;
      versions.push({ ...of, version, text: post.text, written_at: post.edited?.at ?? post.at });
    }
    const shown = discussion.posts.filter((post, at) => at > 0 && post.hidden === undefined);
    const last = shown.at(-1) ?? discussion.posts[0]!;
    const accepted = discussion.posts.findIndex((post) => post.accepted === true);
    const { kind, slug, title, topics = [], terms = [], shows = null, category = null, pinned = false } = discussion;
    return {
      id,
      seeded: true,
      kind,
      slug,
      title,
      topics,
      terms,
      shows,
      category,
      pinned,
      locked: discussion.locked ?? null,
      accepted_post: accepted === -1 ? null : ids[accepted]!,
      answered_by_expert: shown.some(({ by }) => experts.has(by)),
      votes: Math.max(0, ...shown.map(({ votes = 0 }) => votes)),
      hidden: false,
      participant_id: discussion.posts[0]!.by,
      posts: discussion.posts.length,
      replies: shown.length,
      opened_at: discussion.posts[0]!.at,
      last_at: last.at,
      last_participant_id: last.by,
    };
  });
  await insertRows(db, "discussion", rows);
  await insertRows(db, "post", posts);
  await insertRows(db, "post_version", versions);
  for (const table of ["discussion", "post"] as const) await resetIdentity(db, table);
}

/** The beds beside the questions of an earlier release are those that this one names. */
async function renewShownBeds(db: Db): Promise<void> {
  for (const file of readQuestionFiles()) {
    const shows = showsOf(file);
    await db
      .updateTable("discussion")
      .set({ shows: shows === null ? null : JSON.stringify(shows) })
      .where("seeded", "=", true)
      .where("slug", "=", file.slug)
      .execute();
  }
}

const nextId = async (db: Db, table: "discussion" | "post" | "participant") => {
  const { most } = await db
    .selectFrom(table)
    .select((row) => row.fn.coalesce(row.fn.max<number>("id"), row.lit(0)).as("most"))
    .executeTakeFirstOrThrow();
  return most + 1;
};

interface Person {
  id: number;
  name: string;
  expert: boolean;
}

/** Experts, members of the forum and whoever asks or answers without being either, by how the files name them. */
async function insertPeople(db: Db): Promise<Map<string, Person>> {
  const questions = readQuestionFiles();
  const [experts, members] = [readExperts(), readMembers()];
  const known = new Set(experts.map(({ id }) => id));
  const others = new Map<string, string>();
  for (const { asker, "asked-on": on, answers } of questions) {
    for (const [name, day] of [[asker, on], ...answers.map(({ by, on: at }) => [by, at])] as [string, string][]) {
      if (!known.has(name) && (others.get(name) ?? "9999") > day) others.set(name, day);
    }
  }
  const written = new Map<string, number>();
  const count = (name: string) => written.set(name, (written.get(name) ?? 0) + 1);
  for (const { asker, answers } of questions) for (const name of [asker, ...answers.map(({ by }) => by)]) count(name);
  for (const { posts } of readThreadFiles()) for (const { by, hidden } of posts) if (hidden === undefined) count(by);
  let id = await nextId(db, "participant");
  const plain = {
    role: "member",
    badge: null as string | null,
    slug: null as string | null,
    expert: null as object | null,
  };
  const people = new Map<string, Person>();
  const row = (key: string, name: string, joined_on: string, more: Partial<typeof plain>) => {
    people.set(key, { id, name, expert: more.expert != null });
    const skeleton = skeletonOf(name);
    return { id: id++, seeded: true, name, skeleton, joined_on, posts: written.get(key) ?? 0, ...plain, ...more };
  };
  const rows = [
    ...experts.map(({ id: slug, name, title, "works-for": works_for, conflicts, bio }) =>
      row(slug, name, "2024-08-15", { role: "expert", slug, expert: { title, works_for, conflicts, bio } }),
    ),
    ...members.map(({ id: key, name, joined, role = "member", badge = null }) =>
      row(key, name, joined, { role, badge }),
    ),
    ...[...others].map(([name, day]) => row(name, name, day, {})),
  ];
  await insertRows(db, "participant", rows);
  await resetIdentity(db, "participant");
  await db
    .updateTable("participant")
    .set({ account_id: (row) => row.selectFrom("account").select("id").where("email", "=", expertEmail) })
    .where("slug", "=", expertSlug)
    .execute();
  return people;
}

/** Whom the beds beside a question are for. */
const showsOf = ({ beds }: QuestionFile) => (beds === undefined ? null : { answers: beds });

const asQuestion = (file: QuestionFile, idOf: (name: string) => number): SeededDiscussion => ({
  kind: "question",
  slug: file.slug,
  title: file.title,
  topics: file.topics,
  terms: file.terms,
  shows: showsOf(file),
  posts: [
    { by: idOf(file.asker), at: onDay(file["asked-on"], 0), text: file.question },
    ...[...file.answers]
      .sort((one, other) => (one.on < other.on ? -1 : 1))
      .map(({ by, on, votes, accepted, text }, order) => ({
        by: idOf(by),
        at: onDay(on, order + 1),
        text,
        votes,
        accepted,
      })),
  ],
});

const asThread = (file: ThreadFile, idOf: (name: string) => number): SeededDiscussion => ({
  kind: "thread",
  slug: file.slug,
  title: file.title,
  category: file.category,
  pinned: file.pinned,
  ...(file.locked === undefined ? {} : { locked: file.locked }),
  posts: file.posts.map(({ by, at, text, quotes, quoted, hidden, reason, edited, was }) => ({
    by: idOf(by),
    at: moment(at),
    text,
    ...(quotes === undefined
      ? {}
      : {
          quote: {
            number: quotes,
            text: plainWords(quoted ?? cutText(file.posts[quotes - 1]!.text, 300)),
          },
        }),
    ...(hidden === undefined ? {} : { hidden: { reason: reason ?? "off-topic", note: hidden } }),
    ...(edited === undefined || was === undefined ? {} : { edited: { at: moment(edited), was } }),
  })),
});

const postRow = (id: number, discussion_id: number, number: number, post: SeededPost) => ({
  id,
  discussion_id,
  number,
  participant_id: post.by,
  text: post.text,
  excerpt: excerptOf(post.text),
  version: post.edited === undefined ? 1 : 2,
  quote: post.quote ?? null,
  votes: post.votes ?? 0,
  hidden: post.hidden !== undefined,
  reason: post.hidden?.reason ?? null,
  note: post.hidden?.note ?? "",
  hidden_at: post.hidden === undefined ? null : post.at,
  written_at: post.at,
  edited_at: post.edited?.at ?? null,
});
