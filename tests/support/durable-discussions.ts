import { keyFor, type Make, type Reader, rows } from "./durable-form";
import { headersFrom } from "./live-form";

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
      headers: headersFrom(number),
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
};
