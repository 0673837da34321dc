import type { Db } from "../../upstream/database/engine";
import { excerptOf } from "../../upstream/rules/discussions";
import { postLength } from "#contracts/vocabulary/discussions";
import { postShape, shapeFaults } from "#contracts/text/text-shape";

/** Texts of posts that cost the most to show: before there was a rule about them, and within it. */

/** What was posted without a rule, or by another upstream: 6,000 characters of one thing. */
const unruly = [
  "> \n\n",
  "- - - \\\n",
  ">> >a\n\n",
  "+ a\n- a\n",
  "- a\nb\n",
  "1. a\n",
  "a\n\n",
  "[a](b)",
  "[",
  "*a*",
  "\\*",
];
/** Within the rule as often as it allows, and then what it doesn't count. */
const allowed: readonly [fragment: string, then: string][] = [
  ["- - - \\\n", "<a@b.c>"],
  ["![", "http://a "],
  ["[", "&amp;"],
  ["*[", "<a@b.c>"],
  ["[a](b)", '"'],
  ["*a* [b](c) <http://x.y>\n\n", "http://a "],
  ["> - > - > - *a* [b](c)\n\n", "&amp;"],
  ["> \n\n", "<"],
];

function withinRule(fragment: string, then: string): string {
  let text = "";
  while (text.length + fragment.length <= postLength.most && shapeFaults(text + fragment, postShape).length === 0)
    text += fragment;
  return text + then.repeat(Math.floor((postLength.most - text.length) / then.length));
}

/** Each in so many characters as may be posted; those of one number are like no other's. */
export const worstTexts = (number: number): string[] =>
  [
    ...unruly.map((fragment) => fragment.repeat(Math.floor(postLength.most / fragment.length))),
    ...allowed.map(([fragment, then]) => withinRule(fragment, then)),
  ].map((text) => `${text.slice(0, postLength.most - 8)}x${number}`);

export interface WorstDiscussion {
  slug: string;
  /** Of its first post. */
  post: number;
}

interface Written {
  kind: "question" | "thread";
  /** Of its posts, the opening first. */
  texts: readonly string[];
  /** Earlier texts of the opening. */
  before?: readonly string[];
  /** Whose it is; null: nobody's any more. */
  account?: number | null;
}

/** Puts a discussion into the database as it was stored by whoever checked nothing. */
export async function storeDiscussion(db: Db, { kind, texts, before = [], account = null }: Written) {
  const now = new Date();
  const { id: by } = await db
    .insertInto("participant")
    .values({
      name: `W${Math.random()}`,
      account_id: account,
      badge: null,
      slug: null,
      expert: null,
      joined_on: "2024-01-01",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const slug = `worst-${by}`;
  const { id } = await db
    .insertInto("discussion")
    .values({
      ...{ kind, slug, key: null, title: "All the worst of it", topics: kind === "question" ? ["care"] : [] },
      ...{ accepted_post: null, category: kind === "thread" ? "after-you-buy" : null, moved_from: null, locked: null },
      ...{ participant_id: by, last_participant_id: by, posts: texts.length, replies: texts.length - 1 },
      ...{ opened_at: now, last_at: now },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const posts = await db
    .insertInto("post")
    .values(
      texts.map((text, index) => ({
        ...{ discussion_id: id, number: index + 1, key: null, participant_id: by, text, excerpt: excerptOf(text) },
        ...{
          version: index === 0 ? before.length + 1 : 1,
          quote: null,
          reason: null,
          appeal: null,
          appeal_granted: null,
        },
        written_at: now,
      })),
    )
    .returning("id")
    .execute();
  const versions = [...before, texts[0]!].map((text, index) => ({
    ...{ post_id: posts[0]!.id, version: index + 1, text, written_at: now },
  }));
  await db.insertInto("post_version").values(versions).execute();
  return { slug, post: posts[0]!.id, posts: posts.map((post) => post.id) };
}
