import { Member, memberAddress } from "./durable-accounts";
import { keyFor, type Make, type Reader, rows, type Step } from "./durable-form";
import { mailsOf } from "./live-form";

/** Accounts write so many posts an hour: they take turns. */
const readers: readonly Reader[] = ["member", "staff", "colleague"];

/** A thread that somebody starts, and that another one replies to. */
export const discussionForms: Record<string, Make> = {
  "thread with a reply": (number) => {
    const [starter, replier] = [readers[number % 3]!, readers[(number + 1) % 3]!];
    const [threadKey, replyKey] = [keyFor("thread", number), keyFor("reply", number)];
    let slug = "";
    return {
      steps: [
        () => ({
          path: "/mattress-forum/new/",
          fields: {
            ...{ does: "post", title: `Which slats did you buy, number ${number}?`, category: "after-you-buy" },
            ...{ text: "Mine bend.", name: `Durable ${starter}`, key: threadKey },
          },
          as: starter,
          leads: /^\/mattress-forum\/threads\/[\w-]+\/$/,
        }),
        async (led, { read }) => {
          slug = /threads\/([\w-]+)\//.exec(led)![1]!;
          const { thread } = (await read(`/api/v2/forum/threads/${slug}/`)) as { thread: { id: string } };
          return {
            path: led,
            fields: {
              ...{ does: "post", discussion: thread.id, text: `Thick ones, number ${number}.` },
              ...{ name: `Durable ${replier}`, key: replyKey },
            },
            as: replier,
            leads: /\?posted=2#/,
          };
        },
      ],
      entries: async (db) => [
        await rows(
          db
            .selectFrom("discussion")
            .where("key", "=", threadKey)
            .where("posts", "=", 2)
            .where("replies", "=", 1)
            .select("id"),
        ),
        await rows(db.selectFrom("post").where("key", "=", replyKey).select("id")),
      ],
      mailed: null,
    };
  },
  "thread whose beginning is changed, reported, hidden, appealed for and shown again": (number) => {
    const author = new Member(memberAddress("posts", number));
    const key = keyFor("hidden thread", number);
    const title = `Who sells these slats, number ${number}?`;
    const name = `Durable ${author.email.split("@")[0]!}`;
    let id = "";
    const staffDecide = (decision: Record<string, string>, as: Reader): Step => {
      return () => ({
        path: `/admin/discussions/posts/${id}/`,
        fields: { note: "", ...decision },
        as,
        leads: new RegExp(`\\?done=${decision.decision}$`),
      });
    };
    return {
      steps: [
        author.signIn(),
        author.sends({
          path: "/mattress-forum/new/",
          fields: { does: "post", title, category: "after-you-buy", text: "Mine bend.", name, key },
          leads: /^\/mattress-forum\/threads\/[\w-]+\/$/,
        }),
        async (led, { read }) => {
          const slug = /threads\/([\w-]+)\//.exec(led)![1]!;
          const { posts } = (await read(`/api/v2/forum/threads/${slug}/`)) as { posts: { id: string }[] };
          id = posts[0]!.id;
          const fields = { title, text: "Mine bend, and creak.", base: "1" };
          return { path: `/posts/${id}/edit/`, fields, session: author.session };
        },
        () => ({
          path: `/posts/${id}/report/`,
          fields: { reason: "spam", note: "", key: keyFor("report of a thread", number) },
          leads: /\?sent=yes$/,
        }),
        staffDecide({ decision: "hide", reason: "selling" }, "staff"),
        () => ({
          path: `/posts/${id}/appeal/`,
          fields: { text: "I sell nothing." },
          session: author.session,
          leads: /\?sent=yes$/,
        }),
        // Nobody decides about an appeal against their own decision.
        staffDecide({ decision: "grant-appeal" }, "colleague"),
      ],
      entries: async (db) => [
        await rows(
          db.selectFrom("discussion").where("key", "=", key).where("hidden", "=", false).select("discussion.id"),
        ),
        await rows(
          db.selectFrom("post_version").where("post_id", "=", Number(id)).where("version", "=", 2).select("version"),
        ),
        await rows(
          db.selectFrom("post_report").where("post_id", "=", Number(id)).where("upheld", "=", true).select("id"),
        ),
        (await mailsOf(db, author.email, "post-decided")) / 2,
      ],
      async history(db) {
        const events = await db
          .selectFrom("discussion_event")
          .where("post_id", "=", Number(id))
          .select("decision")
          .orderBy("id")
          .execute();
        return { found: events.map(({ decision }) => decision).join(" "), wanted: "hide grant-appeal" };
      },
      mailed: author.email,
    };
  },
  "question that is followed, answered, voted for and settled": (number) => {
    const [asker, answerer] = [new Member(memberAddress("asks", number)), new Member(memberAddress("answers", number))];
    const [key, answerKey] = [keyFor("question", number), keyFor("answer", number)];
    let [slug, question, answer] = ["", "", 0];
    return {
      steps: [
        asker.signIn(),
        asker.sends({
          path: "/mattress-questions/ask/",
          fields: {
            ...{ does: "post", confirmed: "yes", topics: "firmness", text: "I sleep on my side." },
            ...{ title: `Is number ${number} too firm for my back?`, name: `Durable asker ${number}`, key },
          },
          leads: /\?asked=yes$/,
        }),
        async (led, { read }) => {
          slug = /mattress-questions\/([\w-]+)\//.exec(led)![1]!;
          question = ((await read(`/api/v2/questions/${slug}/`)) as { question: { id: string } }).question.id;
          return {
            path: `/mattress-questions/${slug}/`,
            fields: { does: "watch", discussion: question },
            session: asker.session,
          };
        },
        answerer.signIn(),
        () => ({
          path: `/mattress-questions/${slug}/`,
          fields: {
            ...{ does: "post", discussion: question, text: `It was for mine, number ${number}.` },
            ...{ name: `Durable answerer ${number}`, key: answerKey },
          },
          session: answerer.session,
          leads: /\?posted=2#/,
        }),
        async (_led, { read }) => {
          const { answers } = (await read(`/api/v2/questions/${slug}/`)) as { answers: { id: string }[] };
          answer = Number(answers[0]!.id);
          return { path: `/posts/${answer}/`, fields: { does: "helpful" }, as: "member" };
        },
        () => ({ path: `/posts/${answer}/`, fields: { does: "accept" }, session: asker.session }),
      ],
      entries: async (db) => {
        const settled = db.selectFrom("discussion").where("key", "=", key).where("accepted_post", "=", answer);
        return [
          await rows(settled.where("replies", "=", 1).where("votes", "=", 1).select("id")),
          await rows(db.selectFrom("post").where("key", "=", answerKey).where("votes", "=", 1).select("id")),
          await rows(db.selectFrom("post_vote").where("post_id", "=", answer).select("account_id")),
          await rows(
            db.selectFrom("discussion_watch").where("discussion_id", "=", Number(question)).select("account_id"),
          ),
          // News of the answer, to whoever follows.
          await mailsOf(db, asker.email, "discussion-news"),
        ];
      },
      mailed: asker.email,
    };
  },
};
