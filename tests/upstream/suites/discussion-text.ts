import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { OwnPosts } from "#contracts/discussions/own-posts";
import type { PostDetail } from "#contracts/discussions/posts";
import { excerptOf } from "../../../upstream/rules/discussions";
import { addAccount } from "../../support/account-copy";
import { discussionWorld } from "./discussion-world";
import type { Start } from "./start";

/** Whose words and whose name a post shows, and how much of what isn't posted is kept. */
export function discussionWordSuite(start: Start): void {
  describe("words and names in discussions", () => {
    const { people, person, db, key, get, post, thread, startThread, reply } = discussionWorld(start);
    const newcomer = async (email: string) => {
      await addAccount(db(), email);
      return person(email);
    };

    test("a quote is kept as it reads: no marks, and no link to elsewhere, come into somebody’s mouth", async () => {
      const text = "Two screws are loose.\n\n- The **left one** hangs by an inch.";
      const { id, slug } = await startThread(people.owner, { text });
      for (const [typed, shown] of [
        ["[Two screws](https://spam.example/buy) are loose.", "Two screws are loose."],
        ["[hangs by an inch](mailto:me@spam.example)", "hangs by an inch"],
        ["loose.\n\n- The **left one** hangs", "loose. The left one hangs"],
      ]) {
        const { status, body } = await reply(people.sleeper, id, { quote: { number: 1, text: typed } });
        expect([status, body.quote], typed).toEqual([201, undefined]);
        expect((await thread(slug)).posts.at(-1)!.quote!.text).toBe(shown);
      }
      const { body } = await reply(people.sleeper, id, { quote: { number: 1, text: "\u202eloose" } });
      expect(body).toEqual({ "quote.text": ["Leave out characters that can’t be printed"] });
    });

    test("signs that mark nothing in a post mark nothing where it is quoted", async () => {
      const text = "It takes 2 \\* 3 screws, \\*really\\*, and each has snake\\_case\\_names and \\`ticks\\`.";
      const shown = "It takes 2 * 3 screws, *really*, and each has snake_case_names and `ticks`.";
      const { id, slug } = await startThread(people.owner, { text });
      await reply(people.sleeper, id, { quote: { number: 1, text: shown } });
      expect((await thread(slug)).posts[1]!.quote!.text).toBe(shown);
    });

    test("an earlier quote that was kept with its marks is shown without them", async () => {
      const { id, slug } = await startThread();
      await reply(people.sleeper, id, { quote: { number: 1, text: "by an inch" } });
      const old = JSON.stringify({ number: 1, text: "[by an inch](https://spam.example/buy)" });
      await sql`update post set quote = ${old}::jsonb where discussion_id = ${Number(id)} and number = 2`.execute(db());
      expect((await thread(slug)).posts[1]!.quote!.text).toBe("by an inch");
    });

    test("a quote is held to what a text is: a newcomer’s one link, and no way to reach somebody", async () => {
      const { id } = await startThread(people.expert);
      // As it was posted before such an address was found.
      const text = "Compare www.one-bed.com and www.two-beds.com. Or ask nora*@*beds.example.";
      await db()
        .updateTable("post")
        .set({ text, excerpt: excerptOf(text) })
        .where("discussion_id", "=", Number(id))
        .execute();
      const by = await newcomer("quotes-links@example.com");
      const quoting = (words: string) => reply(by, id, { name: "Quentin", quote: { number: 1, text: words } });
      expect((await quoting("www.one-bed.com and www.two-beds.com")).body).toEqual({
        quote: ["New members can put in one link until their third post. Take out the others"],
      });
      expect((await quoting("ask nora*@*beds.example")).body.quote).toHaveLength(1);
      expect((await quoting("Compare www.one-bed.com")).status).toBe(201);
      const regular = { quote: { number: 1, text: "www.one-bed.com and www.two-beds.com" } };
      expect((await reply(people.expert, id, regular)).status).toBe(201);
    });

    test("links and ways to reach somebody are found as they will be read, however they are written", async () => {
      const text =
        "[one](https&colon;//evil.ru/1) [two](//evil.ru/2) [three](https:evil.ru/3) [four](ht&#116;ps:\\/\\/evil.ru/4) " +
        "evil&period;com/x call 555\\-867\\-5309 or a\\@evil.com";
      const faults = [/the email address/, /the phone number/, /one link until their third post/];
      const { status, body } = await post(await newcomer("hidden-links@example.com"), "/forum/threads/", {
        ...{ title: "Where do I buy slats?", category: "after-you-buy", name: "Linus Slat", key: key(), text },
      });
      expect([status, body.text]).toEqual([400, faults.map((sentence) => expect.stringMatching(sentence) as string)]);
      const { opening } = await startThread(people.expert);
      const six = "[x](//evil.ru) ".repeat(6);
      const changed = await post(people.expert, `/posts/${opening.id}/edit/`, { text: six, base: 1 });
      expect([changed.status, changed.body]).toEqual([400, { text: ["Keep it to 5 links"] }]);
    });

    test("a name that looks like somebody’s is refused beside its field, however it is written", async () => {
      const { id } = await startThread();
      const by = await newcomer("look-alike@example.com");
      const named = (name: string) => reply(by, id, { name });
      for (const [name, sentence] of [
        [
          "Hаrold Imai",
          "Use the letters of one alphabet, such as Latin or Greek. Mixed ones let people pass for others",
        ],
        ["HaroId Imai", "Someone has a name that looks like this one. Choose another"],
        ["Harold lmai", "Someone has a name that looks like this one. Choose another"],
        ["Hárold-Imai", "Someone has a name that looks like this one. Choose another"],
        ["harold imai", "Someone has this name already. Choose another"],
        ["Mоderator", "Use the letters of one alphabet, such as Latin or Greek. Mixed ones let people pass for others"],
        ["ᴍᴏᴅᴇʀᴀᴛᴏʀ", "This name could be taken for one of ours. Choose another"],
        ["Support team", "This name could be taken for one of ours. Choose another"],
      ] as const) {
        const { status, body } = await named(name);
        expect([status, body], name).toEqual([400, { name: [sentence] }]);
      }
      expect((await named("Nora of Elm Street")).status).toBe(201);
      const twin = db()
        .insertInto("participant")
        .values((row) => ({
          name: "Another",
          skeleton: row.selectFrom("participant").select("skeleton").where("name", "=", "Harold Imai"),
          ...{ badge: null, expert: null, joined_on: "2026-01-01", slug: null, account_id: null },
        }));
      await expect(twin.execute()).rejects.toThrow("participant_skeleton");
    });

    test("a changed title is kept as a changed text is, and counts as a change: ten an hour", async () => {
      const { opening, sent } = await startThread(people.expert);
      const rename = (base: number) =>
        post(people.expert, `/posts/${opening.id}/edit/`, {
          text: opening.text,
          title: `Corner of the bed hangs down by ${base} inches`,
          base,
        });
      for (let base = 1; base <= 10; base += 1) expect((await rename(base)).status).toBe(204);
      const refused = await rename(11);
      expect([refused.status, refused.body.code]).toEqual([429, "throttled"]);
      const { history, post: now } = await get<PostDetail>(`/posts/${opening.id}/`);
      expect(history[0]!.title).toBe("Corner of the bed hangs down by 10 inches");
      const { history: earlier } = await get<PostDetail>(`/posts/${opening.id}/?page=2`);
      expect(earlier.at(-1)).toMatchObject({ version: 1, title: sent.title, text: opening.text });
      expect(now.edited_at).not.toBeNull();
    });

    test("of an account the latest 20 drafts are kept, 200 KB of them", async () => {
      const by = await newcomer("drafts@example.com");
      const { rows } = await sql<{ id: number }>`select id from discussion order by id limit 25`.execute(db());
      const keep = (id: number, text: string) =>
        post(by, `/discussion-drafts/reply-${id}/`, { key: key(), fields: { text } });
      const kept = async () =>
        db()
          .selectFrom("discussion_draft")
          .innerJoin("account", "account.id", "discussion_draft.account_id")
          .where("email", "=", "drafts@example.com")
          .select(["target", sql<number>`octet_length(fields::text)`.as("bytes")])
          .orderBy("saved_at", "desc")
          .execute();
      for (const { id } of rows) expect((await keep(id, `About ${id}`)).status).toBe(204);
      const latest = rows.slice(5).map(({ id }) => `reply-${id}`);
      expect((await kept()).map(({ target }) => target)).toEqual(latest.toReversed());
      expect((await get<OwnPosts>("/own-posts/", by)).drafts).toHaveLength(20);
      for (const { id } of rows.slice(5)) expect((await keep(id, "€".repeat(15_000))).status).toBe(204);
      const large = await kept();
      expect(large.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(200_000);
      expect(large.map(({ target }) => target)).toEqual(latest.slice(-4).toReversed());
    });
  });
}
