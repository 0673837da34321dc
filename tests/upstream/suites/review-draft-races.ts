import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import type { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { bedFields } from "./review-writers";
import { atOnce, many, type shoppers, statuses } from "./shoppers";

type Cases = Record<string, Record<string, () => Promise<void>>>;

/** What writes of whoever reviews a bed do when they are sent ten at a time. */
export function reviewDraftWrites(
  upstream: () => TestUpstream,
  { browser, send, unique, withToken }: ReturnType<typeof shoppers>,
): Cases {
  const key = () => `draft-${unique()}`.padEnd(22, "k");
  const unlisted = () => ({ kind: "bed", product: `Bed ${unique()}`, fields: bedFields, key: key() });
  const begin = async (visitor: ApiVisitor, body: object = unlisted()) => {
    const { status, body: begun } = await send(visitor, "POST", "/api/v2/review-drafts/", body);
    expect(status).toBe(201);
    return begun.token as string;
  };
  const member = async () => {
    const visitor = await withToken();
    await visitor.signIn("sleeper@example.com");
    return visitor;
  };
  const sendDraft = (visitor: ApiVisitor, token: string, body: object = { author: "Nora" }) =>
    send(visitor, "POST", `/api/v2/review-drafts/${token}/send/`, body);
  const reviewsOf = (product: string) =>
    upstream().db.selectFrom("owner_review").select("id").where("product", "=", product).execute();
  /** A review that waits, by an account. */
  const review = async () => {
    const visitor = await member();
    const body = unlisted();
    const sent = await sendDraft(visitor, await begin(visitor, body));
    const [{ id }] = (await reviewsOf(body.product)) as [{ id: number }];
    return { visitor, id, token: sent.body.review as string };
  };
  const decide = (id: number, state: "published" | "refused") =>
    upstream()
      .db.updateTable("owner_review_version")
      .set({ state, reason: state === "refused" ? "advertising" : null, decided_at: new Date() })
      .where("review_id", "=", id)
      .execute();
  /** A photo, as it would be without converting one each time. */
  const upload = async (digest?: string) => {
    const id = randomBytes(16).toString("base64url");
    const row = {
      id,
      purpose: "bed-photo",
      pages: 1,
      bytes: 9,
      width: 9,
      height: 9,
      digest: digest ?? id,
      uploaded_at: new Date(),
    } as const;
    await upstream().db.insertInto("upload").values(row).execute();
    return id;
  };
  const linkTo = async (email: string) => {
    const { body } = await upstream()
      .db.selectFrom("mail")
      .select("body")
      .where("recipient", "=", email)
      .executeTakeFirstOrThrow();
    return /confirm-review\/([\w-]+)\//.exec(body)![1]!;
  };
  return {
    "POST /api/v2/review-drafts/": {
      "of one form: one draft": async () => {
        const visitor = await withToken();
        const body = unlisted();
        const given = await atOnce(() => send(visitor, "POST", "/api/v2/review-drafts/", body));
        expect(statuses(given)).toEqual(Array(many).fill(201));
        expect(new Set(given.map(({ body: { token } }) => token as string)).size).toBe(1);
      },
    },
    "POST /api/v2/review-drafts/:token/": {
      "of ten fields: each is kept": async () => {
        const visitor = await withToken();
        const token = await begin(visitor, { ...unlisted(), fields: {} });
        const names = Object.keys(bedFields) as (keyof typeof bedFields)[];
        const given = await atOnce((each) => {
          const name = names[each % names.length]!;
          return send(visitor, "POST", `/api/v2/review-drafts/${token}/`, { fields: { [name]: bedFields[name] } });
        });
        expect(statuses(given)).toEqual(Array(many).fill(204));
        expect((await visitor.get(`/api/v2/review-drafts/${token}/`)).body.fields).toEqual(bedFields);
      },
    },
    "POST /api/v2/review-drafts/:token/uploads/": {
      "of one file: one photo; of ten files: three": async () => {
        const visitor = await withToken();
        const token = await begin(visitor);
        const path = `/api/v2/review-drafts/${token}/uploads/`;
        const purpose = "bed-photo";
        const photos = async () => (await visitor.get(`/api/v2/review-drafts/${token}/`)).body.uploads.length as number;
        const once = key();
        const given = await atOnce(async () => send(visitor, "POST", path, { upload: await upload(once), purpose }));
        expect(statuses(given)).toEqual(Array(many).fill(204));
        expect(await photos()).toBe(1);
        await atOnce(async () => send(visitor, "POST", path, { upload: await upload(), purpose }));
        expect(await photos()).toBe(3);
      },
    },
    "POST /api/v2/review-drafts/:token/uploads/remove/": {
      "beside sending the draft: the photo is gone or in the review, as it was acknowledged": async () => {
        const visitor = await member();
        const body = unlisted();
        const token = await begin(visitor, body);
        const photo = await upload();
        const path = `/api/v2/review-drafts/${token}/uploads/`;
        await send(visitor, "POST", path, { upload: photo, purpose: "bed-photo" });
        const given = await atOnce((each) =>
          each % 2 === 0 ? sendDraft(visitor, token) : send(visitor, "POST", `${path}remove/`, { upload: photo }),
        );
        const removed = given.some(({ status }) => status === 204);
        const [{ id }] = (await reviewsOf(body.product)) as [{ id: number }];
        const kept = await upstream()
          .db.selectFrom("owner_review_upload")
          .select("upload_id")
          .where("review_id", "=", id)
          .execute();
        expect(kept).toHaveLength(removed ? 0 : 1);
      },
    },
    "POST /api/v2/review-drafts/:token/send/": {
      "of one draft by an account: one review, which each is told of": async () => {
        const visitor = await member();
        const body = unlisted();
        const token = await begin(visitor, body);
        const given = await atOnce(() => sendDraft(visitor, token));
        expect(statuses(given)).toEqual(Array(many).fill(200));
        expect(new Set(given.map(({ body: { review: of } }) => of as string)).size).toBe(1);
        expect(await reviewsOf(body.product)).toHaveLength(1);
      },
      "of ten drafts of one bed by one account: one review": async () => {
        const visitor = await member();
        const { slug } = await upstream().db.selectFrom("model").select("slug").executeTakeFirstOrThrow();
        await upstream()
          .db.deleteFrom("owner_review")
          .where("model_slug", "=", slug)
          .where("seeded", "=", false)
          .execute();
        const tokens: string[] = [];
        for (let each = 0; each < many; each += 1) {
          browser();
          tokens.push(await begin(visitor, { kind: "bed", slug, fields: bedFields, key: key() }));
        }
        const given = await atOnce((each) => sendDraft(visitor, tokens[each]!));
        expect(statuses(given)).toEqual([200, ...Array<number>(many - 1).fill(409)]);
      },
      "of one draft without an account: one mail": async () => {
        const visitor = await withToken();
        const email = `writer-${unique()}@example.com`;
        const token = await begin(visitor);
        const given = await atOnce(() => sendDraft(visitor, token, { author: "Nora", email }));
        expect(statuses(given)).toEqual(Array(many).fill(200));
        expect(
          await upstream().db.selectFrom("mail").select("id").where("recipient", "=", email).execute(),
        ).toHaveLength(1);
      },
    },
    "POST /api/v2/review-drafts/:token/discard/": {
      "beside sending it: it is gone or a review, and never half of each": async () => {
        const visitor = await member();
        const body = unlisted();
        const token = await begin(visitor, body);
        const given = await atOnce((each) =>
          each % 2 === 0
            ? sendDraft(visitor, token)
            : send(visitor, "POST", `/api/v2/review-drafts/${token}/discard/`, {}),
        );
        const sent = given.filter((_, each) => each % 2 === 0).some(({ status }) => status === 200);
        expect(await reviewsOf(body.product)).toHaveLength(sent ? 1 : 0);
      },
    },
    "POST /api/v2/review-confirmations/:token/": {
      "of one link: one review, and one mail with its page": async () => {
        const visitor = await withToken();
        const email = `writer-${unique()}@example.com`;
        const body = unlisted();
        await sendDraft(visitor, await begin(visitor, body), { author: "Nora", email });
        const path = `/api/v2/review-confirmations/${await linkTo(email)}/`;
        const given = await atOnce(() => send(visitor, "POST", path, {}));
        expect(statuses(given)).toEqual(Array(many).fill(200));
        expect(await reviewsOf(body.product)).toHaveLength(1);
        expect(
          await upstream().db.selectFrom("mail").select("id").where("recipient", "=", email).execute(),
        ).toHaveLength(2);
      },
    },
    "POST /api/v2/review-confirmations/:token/renew/": {
      "of one link: one mail for the words as they are now": async () => {
        const visitor = await withToken();
        const email = `writer-${unique()}@example.com`;
        const token = await begin(visitor);
        await sendDraft(visitor, token, { author: "Nora", email });
        const path = `/api/v2/review-confirmations/${await linkTo(email)}/renew/`;
        await send(visitor, "POST", `/api/v2/review-drafts/${token}/`, { fields: { title: "Another title" } });
        const given = await atOnce(() => send(visitor, "POST", path, {}));
        // The link is over once there is a newer one.
        expect(statuses(given)).toEqual([200, ...Array<number>(many - 1).fill(400)]);
        const mails = upstream().db.selectFrom("mail").select("id").where("recipient", "=", email);
        expect(await mails.execute()).toHaveLength(2);
      },
    },
    "POST /api/v2/own-reviews/:token/change/": {
      "of one review: one draft": async () => {
        const { visitor, token } = await review();
        const given = await atOnce(() =>
          send(visitor, "POST", `/api/v2/own-reviews/${token}/change/`, { purpose: "edit" }),
        );
        expect(statuses(given)).toEqual(Array(many).fill(201));
        expect(new Set(given.map(({ body }) => body.token as string)).size).toBe(1);
      },
    },
    "POST /api/v2/own-reviews/:token/appeal/": {
      "of one refusal: one appeal, the one that was acknowledged": async () => {
        const { visitor, id, token } = await review();
        await decide(id, "refused");
        const given = await atOnce((each) =>
          send(visitor, "POST", `/api/v2/own-reviews/${token}/appeal/`, { appeal: `Reason number ${each}` }),
        );
        expect(statuses(given)).toEqual([204, ...Array<number>(many - 1).fill(409)]);
        const { versions } = (await visitor.get(`/api/v2/own-reviews/${token}/`)).body.review;
        expect(versions[0].appeal).toBe(`Reason number ${given.findIndex(({ status }) => status === 204)}`);
      },
    },
    "POST /api/v2/own-reviews/:token/delete/": {
      "of one review, beside a change of it that is sent: nothing of it is left": async () => {
        const { visitor, id, token } = await review();
        const begun = await send(visitor, "POST", `/api/v2/own-reviews/${token}/change/`, { purpose: "edit" });
        const given = await atOnce((each) =>
          each === 4
            ? sendDraft(visitor, begun.body.token as string, {})
            : send(visitor, "POST", `/api/v2/own-reviews/${token}/delete/`, {}),
        );
        for (const { status } of given) expect([200, 204, 404]).toContain(status);
        const left = await upstream()
          .db.selectFrom("owner_review_version")
          .select("number")
          .where("review_id", "=", id)
          .execute();
        expect(left).toEqual([]);
      },
    },
  };
}
