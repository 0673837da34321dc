import { describe, expect, test } from "vitest";
import type { ThreadListing } from "#contracts/discussions/forum";
import type { ModeratedPost, PostQueue } from "#contracts/discussions/moderation";
import type { Post } from "#contracts/discussions/posts";
import type { QuestionListing } from "#contracts/discussions/questions";
import { readQuestionFiles } from "../../../upstream/demo/discussions/discussion-files";
import { demoPassword } from "../../../upstream/demo/accounts/demo-accounts";
import { addAccount } from "../../support/account-copy";
import type { ApiVisitor } from "../../support/api-visitor";
import { discussionWorld } from "./discussion-world";
import type { Start } from "./start";

export function discussionModerationSuite(start: Start): void {
  describe("moderation of questions and the forum", () => {
    const { people, person, db, key, get, post, questions, question, thread, mailsTo, startThread, reply } =
      discussionWorld(start);

    const decide = (by: ApiVisitor, id: string, body: object) => post(by, `/post-moderation/${id}/decide/`, body);
    const queue = async () => (await get<PostQueue>("/post-moderation/", people.staff)).items;
    const moderated = (id: string, by = people.staff) => get<ModeratedPost>(`/post-moderation/${id}/`, by);

    test("a reported post is hidden with its reason, its author appeals, and a colleague shows it again", async () => {
      const { id, slug, sent } = await startThread();
      const added = (await reply(people.sleeper, id, { text: "Buy at my shop." })).body.id as string;
      expect(
        (await post(people.anybody, `/posts/${added}/report/`, { reason: "selling", note: "An ad", key: key() }))
          .status,
      ).toBe(200);
      expect((await queue()).find((each) => each.post.id === added)).toMatchObject({
        waits_as: "reported",
        reports: 1,
      });
      expect((await moderated(added)).reports).toMatchObject([{ reason: "selling", note: "An ad" }]);
      for (const by of [people.anybody, people.sleeper])
        expect((await decide(by, added, { decision: "hide", reason: "selling" })).status).toBe(
          by === people.anybody ? 401 : 403,
        );
      expect(Object.keys((await decide(people.staff, added, { decision: "hide" })).body)).toEqual(["reason"]);
      expect((await decide(people.staff, added, { decision: "hide", reason: "selling", note: "A shop" })).status).toBe(
        204,
      );
      expect((await queue()).some((each) => each.post.id === added)).toBe(false);
      const shown = async (by: ApiVisitor): Promise<Post> => (await thread(slug, by)).posts[1]!;
      expect(await shown(people.owner)).toMatchObject({
        text: null,
        hidden: { reason: "selling", note: "A shop" },
        own: null,
      });
      expect(await shown(people.sleeper)).toMatchObject({
        text: "Buy at my shop.",
        own: { may_edit: false, may_appeal: true },
      });
      expect(
        (await get<ThreadListing>(`/forum/threads/?category=after-you-buy&sort=newest`)).items.find(
          (each) => each.slug === slug,
        )!.replies,
      ).toBe(0);
      const letters = async () =>
        (await mailsTo("sleeper@example.com"))
          .filter(({ subject }) => subject.includes(sent.title))
          .map((each) => each.body);
      expect((await letters())[0]).toContain(`/posts/${added}/appeal/`);
      expect((await post(people.owner, `/posts/${added}/appeal/`, { text: "Not mine." })).status).toBe(404);
      expect((await post(people.sleeper, `/posts/${added}/appeal/`, { text: "It was a joke." })).status).toBe(204);
      expect((await queue()).find((each) => each.post.id === added)).toMatchObject({ waits_as: "appeal" });
      expect(await moderated(added)).toMatchObject({
        reports: [],
        closed_reports: [{ reason: "selling", note: "An ad", upheld: true }],
      });
      expect((await moderated(added)).left_to_others).toContain("You hid this post yourself");
      const own = await decide(people.staff, added, { decision: "grant-appeal" });
      expect([own.status, own.body.code]).toEqual([409, "not_yours"]);
      expect((await decide(people.colleague, added, { decision: "grant-appeal", note: "A joke indeed" })).status).toBe(
        204,
      );
      expect(await shown(people.owner)).toMatchObject({ text: "Buy at my shop.", hidden: null });
      expect(await letters()).toHaveLength(2);
      const history = (await moderated(added)).history.map(({ decision, by }) => `${decision} ${by}`);
      expect(history).toEqual(["grant-appeal Sunny", "hide Stacy"]);
    });

    test("a post that an appeal has brought back is hidden by somebody who never hid it, which is told and appealed against again", async () => {
      const { id, sent } = await startThread();
      const added = (await reply(people.sleeper, id, { text: "Buy at that shop." })).body.id as string;
      const hide = { decision: "hide", reason: "selling" };
      const appeal = () => post(people.sleeper, `/posts/${added}/appeal/`, { text: "It isn’t mine." });
      expect((await decide(people.staff, added, hide)).status).toBe(204);
      await appeal();
      await decide(people.colleague, added, { decision: "grant-appeal" });
      const own = await decide(people.staff, added, hide);
      expect([own.status, own.body.detail]).toEqual([409, expect.stringMatching(/only a colleague can hide it again/)]);
      expect((await moderated(added)).left_to_others).toBe(own.body.detail);
      expect((await moderated(added, people.colleague)).left_to_others).toBeNull();
      expect((await decide(people.colleague, added, hide)).status).toBe(204);
      const letters = (await mailsTo("sleeper@example.com")).filter(({ subject }) => subject.includes(sent.title));
      expect(letters.at(-1)!.body).toMatch(/We granted your appeal[^]*you can appeal once/);
      expect((await appeal()).status).toBe(204);
      for (const by of [people.staff, people.colleague])
        expect((await decide(by, added, { decision: "deny-appeal" })).status).toBe(409);
    });

    test("a post that is hidden again for the same reason has a letter again; the same decision sent again has none", async () => {
      const { id, sent } = await startThread();
      const added = (await reply(people.sleeper, id, { text: "Buy at my other shop." })).body.id as string;
      const hide = () => decide(people.staff, added, { decision: "hide", reason: "selling", note: "A shop" });
      for (const decision of [hide, hide, () => decide(people.colleague, added, { decision: "restore" }), hide])
        expect((await decision()).status).toBe(204);
      const letters = (await mailsTo("sleeper@example.com")).filter(({ subject }) => subject.includes(sent.title));
      expect(letters.map(({ subject }) => subject.split(" “")[0])).toEqual([
        "We’ve hidden your post in",
        "Your post in",
        "We’ve hidden your post in",
      ]);
      expect(letters[2]!.body).toBe(letters[0]!.body);
    });

    test("the words of a hidden post aren’t read where others quote them, by staff either", async () => {
      const { id, slug } = await startThread();
      const { id: added } = (await reply(people.sleeper, id, { text: "Buy at my shop." })).body;
      const quoting = { text: "Why there?", quote: { number: 2, text: "my shop" } };
      const { id: quoted } = (await reply(people.expert, id, quoting)).body;
      const quotes = async () =>
        [(await thread(slug)).posts[2]!, (await moderated(quoted as string)).post].map(({ quote }) => quote?.text);
      expect(await quotes()).toEqual(["my shop", "my shop"]);
      await decide(people.staff, added as string, { decision: "hide", reason: "selling" });
      expect(await quotes()).toEqual([undefined, undefined]);
      await decide(people.staff, added as string, { decision: "restore" });
      expect(await quotes()).toEqual(["my shop", "my shop"]);
    });

    test("a hidden accepted answer is accepted no longer, and a hidden opening leaves the lists", async () => {
      const { slug, opening } = await startThread();
      expect((await decide(people.staff, opening.id, { decision: "hide", reason: "spam" })).status).toBe(204);
      const listed = await get<ThreadListing>("/forum/threads/?category=after-you-buy&sort=newest");
      expect(listed.items.some((each) => each.slug === slug)).toBe(false);
      expect((await decide(people.staff, opening.id, { decision: "restore" })).status).toBe(204);
      const file = readQuestionFiles().find(({ answers }) => answers.some(({ accepted }) => accepted))!;
      const [accepted] = (await question(file.slug)).answers;
      expect((await decide(people.staff, accepted!.id, { decision: "hide", reason: "unsafe" })).status).toBe(204);
      expect((await question(file.slug)).question.accepted).toBe(false);
      expect((await decide(people.staff, accepted!.id, { decision: "restore" })).status).toBe(204);
    });

    test("what somebody answered before they were made an expert is answered by an expert then", async () => {
      const asked = { title: "Do our two halves slide apart?", text: "They do.", topics: ["couples"], name: "Owen P" };
      const { slug } = (await post(people.owner, "/questions/", { ...asked, key: key() })).body;
      const { id } = (await question(slug as string)).question;
      const answering = await person("retailer@example.com");
      await reply(answering, id, { text: "Strap them.", name: "Robin R" });
      const byExpert = async () =>
        (await get<QuestionListing>("/questions/?state=expert&sort=newest")).items.some((each) => each.slug === slug);
      expect(await byExpert()).toBe(false);
      const appointed = {
        ...{ email: "retailer@example.com", name: "Robin  R", title: "Sells beds", works_for: "A store in Boise" },
        conflicts: "A store pays a salary.",
      };
      expect((await post(people.staff, "/experts/", { ...appointed, name: "robin@example.com" })).status).toBe(400);
      expect((await post(people.staff, "/experts/", appointed)).status).toBe(204);
      expect(await byExpert()).toBe(true);
      expect((await question(slug as string)).answers[0]!.author).toMatchObject({ name: "Robin R", role: "expert" });
      await db()
        .updateTable("participant")
        .set({ role: "member", expert: null })
        .where("name", "=", "Robin R")
        .execute();
    });

    test("an expert who deletes their account leaves what they are and who pays them, and nothing of who they are", async () => {
      const email = "leaving-expert@example.com";
      await addAccount(db(), email);
      const leaving = await person(email);
      const role = { title: "Fits beds", works_for: "A store in Boise", conflicts: "A store pays a salary." };
      const who = { name: "Paula Quist", bio: "Paula has fitted beds since 1998." };
      expect((await post(people.staff, "/experts/", { email, ...role, ...who })).status).toBe(204);
      const { slug } = (await questions()).items[0]!;
      await reply(leaving, (await question(slug)).question.id, { text: "Measure the frame first." });
      const ending = { password: demoPassword };
      expect((await post(leaving, "/account/delete/", ending)).status).toBe(204);
      const read = await question(slug);
      expect(read.answers.find(({ text }) => text === "Measure the frame first.")!.author).toMatchObject({
        name: "Former member",
        role: "expert",
        expert: { ...role, bio: "" },
      });
      expect(JSON.stringify([read, await get("/experts/")])).not.toContain("Paula");
    });

    test("a locked thread takes no replies and says why; a moved one says where it was", async () => {
      const { slug, id } = await startThread();
      const change = (body: object, by = people.staff) => post(by, `/discussions/${id}/decide/`, body);
      expect((await change({ decision: "lock", note: "x" }, people.owner)).status).toBe(403);
      expect((await change({ decision: "lock" })).body).toEqual({ note: ["Say why: readers see it"] });
      expect((await change({ decision: "lock", note: "It’s answered." })).status).toBe(204);
      const refused = await reply(people.sleeper, id);
      expect([refused.status, refused.body.detail]).toEqual([409, "A moderator has closed this one. It’s answered."]);
      expect((await change({ decision: "unlock" })).status).toBe(204);
      expect((await reply(people.sleeper, id)).status).toBe(201);
      expect((await change({ decision: "move", category: "nowhere" })).body).toEqual({
        category: ["Choose where it belongs"],
      });
      expect((await change({ decision: "move", category: "pain-and-sleep" })).status).toBe(204);
      const { thread: moved } = await thread(slug);
      expect([moved.category.slug, moved.moved_from!.slug]).toEqual(["pain-and-sleep", "after-you-buy"]);
      expect((await change({ decision: "pin" })).status).toBe(204);
      expect((await thread(slug)).thread.pinned).toBe(true);
    });
  });
}
