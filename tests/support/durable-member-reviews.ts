import { Member, memberAddress } from "./durable-accounts";
import { keyFor, type Lookup, type Make, type Reader, rows, type Step, tokenIn } from "./durable-form";
import { mailsOf } from "./live-form";

/** The review that waits under a title. */
export async function waitingId({ read }: Lookup, title: string): Promise<number> {
  for (let page = 1; ; page += 1) {
    const queue = (await read(`/api/v2/moderation/?waiting=new&page=${page}`)) as {
      items: { id: number; title: string }[];
    } | null;
    const found = queue?.items.find((item) => item.title === title);
    if (found !== undefined) return found.id;
    // Those that are decided meanwhile move the others to earlier pages.
    if (queue === null) page = 0;
  }
}

/** By a member: refused, and then changed or appealed for. */
export const memberReview =
  (then: "changes" | "appeals"): Make =>
  (number, world) => {
    const writer = new Member(memberAddress(then, number));
    const title = `member ${then} ${number}`;
    const body = "It holds my back up, which the one before it did not do at all.";
    const version = (text: string) => ({ rating: "4", title: text, body });
    let [token, own, id] = ["", "", 0];
    const decision = (fields: Record<string, string>, as: Reader): Step => {
      return () => ({
        path: `/admin/reviews/bed/${id}/`,
        fields,
        as,
        leads: new RegExp(`\\?done=${fields.decision}$`),
      });
    };
    const sent = (): Step =>
      writer.sendsLater(() => ({
        path: `/review-mattress/draft/${token}/check/`,
        fields: { author: "Nora", agree: "yes" },
        leads: /thanks\/\?as=account$/,
      }));
    const changed = `${title}, read again`;
    return {
      steps: [
        writer.signIn(),
        writer.sends({
          path: `/review-mattress/?model=${world.bed}`,
          fields: { ...version(title), key: keyFor("review of a member", then, number) },
        }),
        (led) => {
          token = tokenIn(led);
          const fields = { months_owned: "14", incentive: "none" };
          return { path: `/review-mattress/draft/${token}/use/`, fields, session: writer.session };
        },
        sent(),
        async (led, look) => {
          id = await waitingId(look, title);
          const { reviews } = (await look.read("/api/v2/own-reviews/", writer.session)) as {
            reviews: { id: number; token: string }[];
          };
          own = reviews.find((review) => review.id === id)!.token;
          return decision({ decision: "refuse", version: "1", reason: "advertising" }, "staff")(led, look);
        },
        ...(then === "appeals"
          ? [
              writer.sendsLater(() => ({
                path: `/your-reviews/${own}/appeal/`,
                fields: { appeal: "There is no link in it at all." },
                leads: /\?appealed=1$/,
              })),
              // Nobody decides about an appeal against their own decision.
              decision({ decision: "grant-appeal", version: "1" }, "colleague"),
              writer.sendsLater(() => ({
                path: `/your-reviews/${own}/delete/`,
                fields: {},
                leads: /\?gone=1$/,
              })),
            ]
          : [
              writer.sendsLater(() => ({
                path: `/your-reviews/${own}/`,
                fields: { purpose: "edit" },
                leads: /\/rating\/$/,
                told: (led) => (token = tokenIn(led)),
              })),
              writer.sendsLater(() => ({
                path: `/review-mattress/draft/${token}/rating/`,
                fields: version(changed),
              })),
              sent(),
              decision({ decision: "publish", version: "2" }, "staff"),
            ]),
      ],
      entries: async (db) => {
        const letters = (kind: "review-refused" | "review-appeal" | "review-published") =>
          mailsOf(db, writer.email, kind);
        const reviews = db.selectFrom("owner_review").where("id", "=", id);
        const versions = db.selectFrom("owner_review_version").where("review_id", "=", id);
        if (then === "appeals")
          return [
            1 - (await rows(reviews.select("id"))),
            1 - (await rows(versions.select("number"))),
            await letters("review-refused"),
            await letters("review-appeal"),
          ];
        return [
          await rows(reviews.where("state", "=", "published").select("id")),
          (await rows(versions.select("number"))) / 2,
          await rows(versions.where("title", "=", changed).where("state", "=", "published").select("number")),
          await letters("review-refused"),
          await letters("review-published"),
        ];
      },
      mailed: writer.email,
    };
  };
