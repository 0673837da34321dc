import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ForumHome, ThreadDetail, ThreadListing } from "../../../app/contracts/discussions/forum";
import type { ModeratedPost, PostQueue } from "../../../app/contracts/discussions/moderation";
import type { Post, PostDetail } from "../../../app/contracts/discussions/posts";
import type { ExpertListing, QuestionDetail, QuestionListing } from "../../../app/contracts/discussions/questions";
import { readCategories, readQuestionFiles, readThreadFiles } from "../../../upstream/database/seed/discussion-files";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

const api = "/api/v2";

export function discussionSuite(start: Start): void {
  describe("questions and forum", () => {
    let upstream: TestUpstream;
    let anybody: ApiVisitor;
    let sleeper: ApiVisitor;
    let owner: ApiVisitor;
    let expert: ApiVisitor;
    let staff: ApiVisitor;
    let colleague: ApiVisitor;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      const person = async (email: string) => {
        const visitor = new ApiVisitor(upstream.origin);
        await visitor.signIn(email);
        return visitor;
      };
      anybody = new ApiVisitor(upstream.origin);
      [sleeper, owner, expert, staff, colleague] = await Promise.all([
        person("sleeper@example.com"),
        person("owner@example.com"),
        person("expert@example.com"),
        person("staff@example.com"),
        person("super@example.com"),
      ]);
    });
    afterAll(() => upstream.close());

    let last = 0;
    const key = () => `discussion-test-${(last += 1)}`.padEnd(22, "k");
    const get = async <T>(path: string, by = anybody): Promise<T> => {
      const { status, body } = await by.get(api + path);
      expect(status, `${path} ${JSON.stringify(body)}`).toBe(200);
      return body as T;
    };
    const post = (by: ApiVisitor, path: string, body: object) => by.write("POST", api + path, body);
    const questions = (query = "") => get<QuestionListing>(`/questions/${query}`);
    const question = (slug: string, by = anybody, query = "") => get<QuestionDetail>(`/questions/${slug}/${query}`, by);
    const thread = (slug: string, by = anybody, query = "") => get<ThreadDetail>(`/forum/threads/${slug}/${query}`, by);
    const mailsTo = (email: string) =>
      upstream.db
        .selectFrom("mail")
        .select(["kind", "subject", "body"])
        .where("recipient", "=", email)
        .orderBy("id")
        .execute();

    async function startThread(by = owner, more: object = {}) {
      const sent = {
        category: "after-you-buy",
        title: `Corner of the bed hangs down ${(last += 1)}`,
        text: "The left one, by an inch.",
        name: "Owen P",
        key: key(),
        ...more,
      };
      const { status, body } = await post(by, "/forum/threads/", sent);
      expect(status, JSON.stringify(body)).toBe(201);
      const read = await thread(body.slug as string, by);
      return { slug: read.thread.slug, id: read.thread.id, opening: read.posts[0]!, sent };
    }
    const reply = (by: ApiVisitor, id: string, more: object = {}) =>
      post(by, `/discussions/${id}/posts/`, { text: "Have you turned it?", name: "Sandy", key: key(), ...more });

    describe("reading", () => {
      test("every seeded question and thread is there, with as many answers and replies as its file has", async () => {
        const [asked, files] = [await questions(), readQuestionFiles()];
        expect(asked.count).toBe(files.length);
        expect(asked.items).toHaveLength(20);
        for (const file of files.slice(0, 5)) {
          const { question: read, answers } = await question(file.slug);
          expect(read.title).toBe(file.title);
          expect(answers.map(({ text }) => text).sort()).toEqual(file.answers.map(({ text }) => text).sort());
          expect(read.accepted).toBe(file.answers.some(({ accepted }) => accepted));
        }
        const forum = await get<ForumHome>("/forum/");
        const threads = readThreadFiles();
        expect(forum.categories.map(({ slug }) => slug)).toEqual(readCategories().map(({ slug }) => slug));
        expect(forum.categories.reduce((sum, each) => sum + each.threads, 0)).toBe(threads.length);
        expect(forum.latest).toHaveLength(10);
        const longest = threads.find(({ posts }) => posts.length === 45)!;
        expect((await thread(longest.slug, anybody, "?page=3")).posts.map(({ number }) => number)).toEqual([
          41, 42, 43, 44, 45,
        ]);
        expect((await anybody.get(`${api}/forum/threads/${longest.slug}/?page=4`)).status).toBe(404);
      });

      test("questions are narrowed by topic, state and words, and each count holds", async () => {
        for (const { values, key: name } of (await questions()).facets) {
          for (const { value, count } of values)
            expect((await questions(`?${name}=${value}`)).count, value).toBe(count);
        }
        const found = await questions("?q=memory+foam+slats");
        expect(found.count).toBeGreaterThan(0);
        expect(found.count).toBeLessThan(20);
        expect((await questions("?q=zebra+submarine")).items).toEqual([]);
        expect((await anybody.get(`${api}/questions/?page=99`)).status).toBe(404);
        const byVotes = await questions("?sort=votes");
        const votes = await Promise.all(
          byVotes.items
            .slice(0, 4)
            .map(async ({ slug }) => Math.max(...(await question(slug)).answers.map((each) => each.votes))),
        );
        expect(votes).toEqual([...votes].sort((one, other) => other - one));
      });

      test("the accepted answer comes first, then those of experts, and an expert says who pays them", async () => {
        const file = readQuestionFiles().find(
          ({ answers }) => answers.length > 1 && answers.some(({ accepted }) => accepted),
        )!;
        const { answers, question: read } = await question(file.slug);
        expect(answers[0]!.accepted).toBe(true);
        expect(read.accepted).toBe(true);
        const { items } = await get<ExpertListing>("/experts/");
        expect(items).toHaveLength(6);
        for (const { expert: said, answers: count } of items) {
          expect(said!.works_for + said!.conflicts).not.toBe("");
          expect(count).toBeGreaterThan(0);
        }
      });

      test("similar questions are found by what somebody is about to ask", async () => {
        const file = readQuestionFiles()[3]!;
        const { items } = (await anybody.get(`${api}/similar-questions/?q=${encodeURIComponent(file.title)}`)).body;
        expect(items[0].slug).toBe(file.slug);
        expect((await anybody.get(`${api}/similar-questions/?q=%F0%9F%99%82`)).body).toEqual({ items: [] });
      });

      test("threads are listed by category, the pinned ones first, and found by their words", async () => {
        const pinned = readThreadFiles().find((file) => file.pinned)!;
        const listed = await get<ThreadListing>(`/forum/threads/?category=${pinned.category}`);
        expect(listed.items[0]).toMatchObject({ slug: pinned.slug, pinned: true });
        expect(listed.category!.threads).toBe(listed.count);
        expect((await get<ThreadListing>("/forum/threads/?q=zebra+submarine")).items).toEqual([]);
        expect((await anybody.get(`${api}/forum/threads/?category=no-such`)).status).toBe(404);
      });

      test("a hidden post keeps its place and its reason, and nobody else reads its text", async () => {
        const file = readThreadFiles().find(({ posts }) => posts.some(({ hidden }) => hidden))!;
        const at = file.posts.findIndex(({ hidden }) => hidden);
        const hidden = (await thread(file.slug)).posts[at]!;
        expect(hidden).toMatchObject({ number: at + 1, text: null, hidden: { reason: file.posts[at]!.reason } });
        const { history } = await get<PostDetail>(`/posts/${hidden.id}/`);
        expect(history).toEqual([]);
        const words = file.posts[at]!.text.split(/\s+/).slice(0, 6).join(" ");
        expect((await get<ThreadListing>(`/forum/threads/?q=${encodeURIComponent(`"${words}"`)}`)).items).toEqual([]);
      });
    });

    describe("writing", () => {
      test("needs an account, and with the first post a name", async () => {
        const sent = { category: "after-you-buy", title: "A title that is long enough", text: "Words.", key: key() };
        expect((await post(anybody, "/forum/threads/", sent)).status).toBe(401);
        const before = (await sleeper.get(`${api}/participant/`)).body;
        expect(before).toMatchObject({ name: null, suggested: "Sandy", newcomer: true });
        expect((await post(sleeper, "/forum/threads/", sent)).body).toEqual({ name: ["Choose a name to show"] });
        for (const name of ["Bedlark team", "A moderator", "Joan"]) {
          const { status, body } = await post(sleeper, "/forum/threads/", { ...sent, name });
          expect([status, Object.keys(body)], name).toEqual([400, ["name"]]);
        }
        expect((await post(sleeper, "/forum/threads/", { ...sent, name: "Sandy" })).status).toBe(201);
        expect((await sleeper.get(`${api}/participant/`)).body).toMatchObject({ name: "Sandy" });
        expect((await expert.get(`${api}/participant/`)).body).toMatchObject({ role: "expert", newcomer: false });
      });

      test("what is wrong with it is said beside its field", async () => {
        const sent = { title: "Short", text: " ", category: "nowhere", key: key(), name: "Owen P" };
        expect((await post(owner, "/forum/threads/", sent)).body).toEqual({
          title: ["Say a little more, in at least 10 characters"],
          text: ["Write something"],
        });
        const whole = { ...sent, title: "Where do I buy slats?", text: "Anybody?" };
        expect((await post(owner, "/forum/threads/", whole)).body).toEqual({ category: ["Choose a category"] });
        const asked = { ...whole, topics: [] };
        expect((await post(owner, "/questions/", asked)).body).toEqual({ topics: ["Choose at least one topic"] });
        const links = "See https://one.example.com/a and www.two-beds.com";
        const fault = (await post(owner, "/forum/threads/", { ...whole, category: "after-you-buy", text: links })).body;
        expect(fault.text).toEqual(["New members can put in one link until their third post. Take out the others"]);
        const mine = "Write to me: sandy.sleeper@example.com or call 415-555-0134";
        const two = (await post(owner, "/forum/threads/", { ...whole, category: "after-you-buy", text: mine })).body;
        expect(two.text).toHaveLength(2);
      });

      test("a reply is numbered, quotes words that are there, and reaches whoever follows once until they return", async () => {
        const { id, slug, opening, sent } = await startThread(owner, { watch: true });
        const wrong = await reply(sleeper, id, { quote: { number: 1, text: "the right one" } });
        expect(Object.keys(wrong.body)).toEqual(["quote"]);
        const quoted = await reply(sleeper, id, { quote: { number: 1, text: "by an inch" } });
        expect(quoted.body).toMatchObject({ number: 2, page: 1 });
        await reply(sleeper, id);
        const news = async () =>
          (await mailsTo("owner@example.com")).filter(({ subject }) => subject.includes(sent.title));
        expect((await news()).map(({ kind }) => kind)).toEqual(["discussion-news"]);
        expect((await news())[0]!.body).toContain(`/mattress-forum/threads/${slug}/#post-2`);
        const read = await thread(slug, owner);
        expect(read.posts[1]!.quote).toEqual({ number: 1, author: opening.author.name, text: "by an inch" });
        await reply(sleeper, id, { text: "And now?" });
        expect(await news()).toHaveLength(2);
        await post(owner, `/discussions/${id}/watch/`, { on: false });
        await thread(slug, owner);
        await reply(expert, id, { text: "Slats too far apart, I would guess." });
        expect(await news()).toHaveLength(2);
      });

      test("an edit keeps the earlier text, which everybody may read, and an older base is told so", async () => {
        const { opening, slug } = await startThread();
        const edit = (text: string, base: number, by = owner) => post(by, `/posts/${opening.id}/edit/`, { text, base });
        expect((await edit("By two inches.", 1)).status).toBe(204);
        expect((await edit("By two inches.", 1)).status).toBe(204);
        const late = await edit("By three.", 1);
        expect([late.status, late.body.code]).toEqual([409, "newer_version"]);
        expect((await edit("Not mine.", 2, sleeper)).status).toBe(404);
        const { history, post: now } = await get<PostDetail>(`/posts/${opening.id}/`);
        expect(history.map(({ text }) => text)).toEqual(["By two inches.", opening.text]);
        expect(now.edited_at).not.toBeNull();
        const titled = { text: "By two inches.", title: "Corner of the bed hangs low", base: 2 };
        expect((await post(owner, `/posts/${opening.id}/edit/`, titled)).status).toBe(204);
        expect((await thread(slug)).thread.title).toBe(titled.title);
      });

      test("a newcomer writes five posts an hour", async () => {
        const member = new ApiVisitor(upstream.origin);
        await member.signIn("holder@example.com");
        const { id } = await startThread();
        const given: number[] = [];
        for (let each = 0; each < 3; each += 1) given.push((await reply(member, id, { name: "Harper Q" })).status);
        await upstream.db.updateTable("participant").set({ posts: 0 }).where("name", "=", "Harper Q").execute();
        for (let each = 0; each < 2; each += 1) given.push((await reply(member, id)).status);
        await upstream.db.updateTable("participant").set({ posts: 0 }).where("name", "=", "Harper Q").execute();
        const refused = await reply(member, id);
        expect(given).toEqual([201, 201, 201, 201, 201]);
        expect([refused.status, refused.body.code]).toEqual([429, "throttled"]);
        expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
      });

      test("what was new since an earlier visit is marked, and lists count it", async () => {
        const { slug, id } = await startThread();
        await thread(slug, colleague);
        expect((await thread(slug, colleague)).seen).toBeNull();
        await upstream.db
          .updateTable("discussion_visit")
          .set({ seen_at: new Date(Date.now() - 3_600_000) })
          .where("discussion_id", "=", Number(id))
          .execute();
        await reply(expert, id);
        const listed = await get<ThreadListing>("/forum/threads/?category=after-you-buy&sort=newest", colleague);
        expect(listed.items.find((each) => each.slug === slug)!.unread).toBe(1);
        expect((await thread(slug, colleague)).seen).toBe(1);
        expect((await thread(slug, colleague)).seen).toBe(1);
        const again = await get<ThreadListing>("/forum/threads/?category=after-you-buy&sort=newest", colleague);
        expect(again.items.find((each) => each.slug === slug)!.unread).toBe(0);
      });
    });

    test("a question is answered by an expert, accepted by whoever asked, and voted for by others", async () => {
      const asked = {
        title: "Will a split foundation creak?",
        text: "Ours has two halves.",
        topics: ["foundations"],
        key: key(),
      };
      const { body, status } = await post(sleeper, "/questions/", { ...asked, name: "Sandy" });
      expect([status, body]).toEqual([201, { slug: "will-a-split-foundation-creak" }]);
      const open = await question(body.slug as string, sleeper);
      expect(open.question).toMatchObject({ own: true, answers: 0, topics: ["foundations"] });
      expect(open.terms.map(({ slug }) => slug)).toContain("foundation");
      expect((await questions("?state=unanswered")).items[0]!.slug).toBe(body.slug);
      const answer = (await reply(expert, open.question.id, { text: "Not if the halves are bolted." })).body;
      const accept = (by: ApiVisitor, accepted = true) => post(by, `/posts/${answer.id}/accept/`, { accepted });
      expect((await accept(owner)).status).toBe(409);
      expect((await accept(sleeper)).status).toBe(204);
      const vote = (by: ApiVisitor, helpful = true) => post(by, `/posts/${answer.id}/helpful/`, { helpful });
      expect((await vote(expert)).status).toBe(409);
      expect((await vote(anybody)).status).toBe(401);
      expect((await vote(owner)).body).toEqual({ votes: 1, voted: true });
      expect((await vote(sleeper)).body).toEqual({ votes: 2, voted: true });
      expect((await vote(sleeper, false)).body).toEqual({ votes: 1, voted: false });
      const { answers, question: read } = await question(body.slug as string, owner);
      expect(answers[0]).toMatchObject({
        accepted: true,
        votes: 1,
        voted: true,
        author: { name: "Harold Imai", role: "expert" },
      });
      expect(read.accepted).toBe(true);
      const [listed] = (await questions(`?q=${encodeURIComponent("halves bolted")}`)).items;
      expect(listed).toMatchObject({ slug: body.slug, answered_by: { name: "Harold Imai" }, accepted: true });
    });

    describe("moderation", () => {
      const decide = (by: ApiVisitor, id: string, body: object) => post(by, `/post-moderation/${id}/decide/`, body);
      const queue = async () => (await get<PostQueue>("/post-moderation/", staff)).items;
      const moderated = (id: string, by = staff) => get<ModeratedPost>(`/post-moderation/${id}/`, by);

      test("a reported post is hidden with its reason, its author appeals, and a colleague shows it again", async () => {
        const { id, slug, sent } = await startThread();
        const added = (await reply(sleeper, id, { text: "Buy at my shop." })).body.id as string;
        expect(
          (await post(anybody, `/posts/${added}/report/`, { reason: "selling", note: "An ad", key: key() })).status,
        ).toBe(204);
        expect((await queue()).find((each) => each.post.id === added)).toMatchObject({
          waits_as: "reported",
          reports: 1,
        });
        expect((await moderated(added)).reports).toMatchObject([{ reason: "selling", note: "An ad" }]);
        for (const by of [anybody, sleeper])
          expect((await decide(by, added, { decision: "hide", reason: "selling" })).status).toBe(
            by === anybody ? 401 : 403,
          );
        expect(Object.keys((await decide(staff, added, { decision: "hide" })).body)).toEqual(["reason"]);
        expect((await decide(staff, added, { decision: "hide", reason: "selling", note: "A shop" })).status).toBe(204);
        expect((await queue()).some((each) => each.post.id === added)).toBe(false);
        const shown = async (by: ApiVisitor): Promise<Post> => (await thread(slug, by)).posts[1]!;
        expect(await shown(owner)).toMatchObject({
          text: null,
          hidden: { reason: "selling", note: "A shop" },
          own: null,
        });
        expect(await shown(sleeper)).toMatchObject({
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
        expect((await post(owner, `/posts/${added}/appeal/`, { text: "Not mine." })).status).toBe(404);
        expect((await post(sleeper, `/posts/${added}/appeal/`, { text: "It was a joke." })).status).toBe(204);
        expect((await queue()).find((each) => each.post.id === added)).toMatchObject({ waits_as: "appeal" });
        expect((await moderated(added)).left_to_others).toContain("You hid this post yourself");
        const own = await decide(staff, added, { decision: "grant-appeal" });
        expect([own.status, own.body.code]).toEqual([409, "not_yours"]);
        expect((await decide(colleague, added, { decision: "grant-appeal", note: "A joke indeed" })).status).toBe(204);
        expect(await shown(owner)).toMatchObject({ text: "Buy at my shop.", hidden: null });
        expect(await letters()).toHaveLength(2);
        const history = (await moderated(added)).history.map(({ decision, by }) => `${decision} ${by}`);
        expect(history).toEqual(["grant-appeal Sunny", "hide Stacy"]);
      });

      test("a hidden accepted answer is accepted no longer, and a hidden opening leaves the lists", async () => {
        const { slug, opening } = await startThread();
        expect((await decide(staff, opening.id, { decision: "hide", reason: "spam" })).status).toBe(204);
        const listed = await get<ThreadListing>("/forum/threads/?category=after-you-buy&sort=newest");
        expect(listed.items.some((each) => each.slug === slug)).toBe(false);
        expect((await decide(staff, opening.id, { decision: "restore" })).status).toBe(204);
        const file = readQuestionFiles().find(({ answers }) => answers.some(({ accepted }) => accepted))!;
        const [accepted] = (await question(file.slug)).answers;
        expect((await decide(staff, accepted!.id, { decision: "hide", reason: "unsafe" })).status).toBe(204);
        expect((await question(file.slug)).question.accepted).toBe(false);
        expect((await decide(staff, accepted!.id, { decision: "restore" })).status).toBe(204);
      });

      test("a locked thread takes no replies and says why; a moved one says where it was", async () => {
        const { slug, id } = await startThread();
        const change = (body: object, by = staff) => post(by, `/discussions/${id}/decide/`, body);
        expect((await change({ decision: "lock", note: "x" }, owner)).status).toBe(403);
        expect((await change({ decision: "lock" })).body).toEqual({ note: ["Say why: readers see it"] });
        expect((await change({ decision: "lock", note: "It’s answered." })).status).toBe(204);
        const refused = await reply(sleeper, id);
        expect([refused.status, refused.body.detail]).toEqual([409, "A moderator has closed this one. It’s answered."]);
        expect((await change({ decision: "unlock" })).status).toBe(204);
        expect((await reply(sleeper, id)).status).toBe(201);
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
  });
}
