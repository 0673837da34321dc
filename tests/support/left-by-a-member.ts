import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { claimMaker, claims } from "../upstream/suites/claim-maker";
import { bedFields, formKey, reviewWriters, storeFields } from "../upstream/suites/review-writers";
import type { ApiVisitor } from "./api-visitor";
import { areaSamples } from "./area-samples";
import { jpeg, screenshot } from "./picture-files";
import type { TestUpstream } from "./upstream";

export const memberPassword = "four words for sleep";

export interface LeftByMember {
  member: ApiVisitor;
  email: string;
  /** Their names, street and phone number. */
  person: string[];
  /** Sentences that they wrote, as they are now. */
  written: string[];
  /** Those that they have changed since. */
  earlier: string[];
  /** What staff wrote to them. */
  told: string[];
  /** What staff kept to themselves, and what others wrote about them. */
  untold: string[];
  /** What opens something of theirs for whoever has it. */
  keys: string[];
  /** Photos and receipts that they sent. */
  uploads: string[];
  /** How many pictures these are in all: a tall receipt is several. */
  pictures: number;
}

/**
 * Somebody signs up and leaves a row of each kind that people leave, through the API alone, on the demonstration. `now` is
 * the upstream's time.
 */
export async function leaveEverything(upstream: TestUpstream, now: () => Date): Promise<LeftByMember> {
  const { begin, browser, linkTo, mails, post, sleeper } = reviewWriters(() => upstream, now);
  const make = claimMaker(() => upstream, now);
  const [staff, colleague, neighbor] = await Promise.all(
    ["staff@example.com", "super@example.com", "sleeper@example.com"].map((email) => sleeper(email)),
  );
  const left: LeftByMember = {
    member: browser(),
    email: "",
    person: ["Nora Field", "1 Quiet Street"],
    written: [],
    earlier: [],
    told: [],
    untold: [],
    keys: [],
    uploads: [],
    pictures: 0,
  };
  /** A sentence that nobody else has written, in one of the lists. */
  const say = (where: "written" | "earlier" | "told" | "untold", words: string) => {
    const sentence = `${words} ${randomUUID().slice(0, 8).replaceAll(/\d/g, "x")}.`;
    left[where].push(sentence);
    return sentence;
  };
  const done = async (by: ApiVisitor, path: string, body: object = {}) => {
    const { status, body: answer } = await post(by, path, body);
    expect([path, status < 300, answer]).toEqual([path, true, answer]);
    return answer;
  };

  const sent = (by: ApiVisitor, token: string, fields: object = { author: "Nora" }) =>
    done(by, `review-drafts/${token}/send/`, fields);

  const { member } = left;
  const email = (left.email = `leaves-${randomUUID().slice(0, 8)}@example.com`);
  await done(member, "auth/signup/", { email, first_name: "Nora", password: memberPassword });
  const confirmed = /signup\/confirm\/([\w-]{43})\//.exec((await mails(email)).at(-1)!.body)![1]!;
  await done(member, "auth/signup/confirm/", { token: confirmed, password: memberPassword });
  await done(member, "account/profile/", { position: "back" });
  const match = await done(member, "match/saved/", { answers: { recipient: "me", position: "back" }, key: formKey() });
  await done(member, "account/mails/", { on: ["saved-match"] });
  for (const { leaves } of areaSamples)
    await leaves?.({ email, write: (path, body) => done(member, path, body), say: (words) => say("written", words) });

  const picture = () => jpeg({ width: 300, height: 200, blue: 100 + left.pictures });
  const upload = async (purpose: string, token: string, file?: Buffer, by = member) => {
    const { status, body } = await by.sendFile(purpose, token, file ?? (await picture()));
    expect([purpose, status]).toEqual([purpose, 200]);
    left.uploads.push(body.id as string);
    left.pictures += body.pages as number;
    return body.id as string;
  };
  const withFile = async (token: string, purpose: string, file?: Buffer, by = member) =>
    done(by, `review-drafts/${token}/uploads/`, { upload: await upload(purpose, token, file, by), purpose });
  const newestOf = async (table: "owner_review" | "store_review") =>
    (
      await upstream.db
        .selectFrom(table as "owner_review")
        .select("id")
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow()
    ).id;

  // A review of a bed: published, changed, refused, appealed against, and decided again.
  const words = (where: "written" | "earlier", fields: object) => ({
    ...fields,
    body: `${say(where, "It holds my back up")} In July I sleep on top of the blanket.`,
  });
  const bed = await begin(member, { product: `Bed ${formKey()}`, fields: words("earlier", bedFields) });
  await withFile(bed, "review-proof");
  await withFile(bed, "bed-photo");
  const { review } = await sent(member, bed);
  const bedReview = await newestOf("owner_review");
  const decide = (by: ApiVisitor, version: number, body: object) =>
    done(by, `moderation/bed/${bedReview}/decide/`, { version, ...body });
  await decide(staff!, 1, { decision: "publish", note: say("untold", "Reads like the last one") });
  await done(neighbor!, `reviews/${bedReview}/report/`, {
    reason: "other",
    note: say("untold", "I know that person"),
    key: formKey(),
  });
  await done(staff!, `moderation/bed/${bedReview}/decide/`, {
    decision: "dismiss-reports",
    note: say("untold", "They have a quarrel"),
  });
  const { token: edit } = await done(member, `own-reviews/${review}/change/`, { purpose: "edit" });
  await done(member, `review-drafts/${edit}/`, { fields: words("written", bedFields) });
  await sent(member, edit, {});
  const version = (
    await upstream.db
      .selectFrom("owner_review_version")
      .select(({ fn }) => fn.max("number").as("number"))
      .where("review_id", "=", bedReview)
      .executeTakeFirstOrThrow()
  ).number;
  await decide(staff!, version, {
    decision: "refuse",
    reason: "advertising",
    note: say("told", "The shop is named twice"),
  });
  await done(member, `own-reviews/${review}/appeal/`, { appeal: say("written", "I named no shop at all") });
  await decide(colleague!, version, {
    decision: "deny-appeal",
    reason: "advertising",
    note: say("told", "It is in the title"),
  });

  // One of a store, one that isn't sent, and one that was sent by mail before.
  const store = await begin(member, { kind: "store", product: "Sleep Barn", fields: words("written", storeFields) });
  await withFile(store, "review-proof", await screenshot({ width: 300, height: 9000 }).png().toBuffer());
  await sent(member, store);
  const unsent = await begin(member, { product: `Bed ${formKey()}`, fields: words("written", bedFields) });
  await withFile(unsent, "bed-photo");
  const guest = browser();
  const before = await begin(guest, { product: `Bed ${formKey()}`, fields: words("written", bedFields) });
  await withFile(before, "bed-photo", undefined, guest);
  await sent(guest, before, { author: "Nora", email });
  await done(guest, `review-confirmations/${await linkTo(email)}/`);

  // A thread whose title and text are changed, hidden, appealed against and shown; a reply, and what isn't posted yet.
  const opening = { title: say("earlier", "My corner hangs"), text: say("earlier", "The left one") };
  const started = { ...opening, category: "after-you-buy", name: `Nora ${randomUUID().slice(0, 8)}`, watch: true };
  left.person.push(started.name);
  const { slug } = await done(member, "forum/threads/", { ...started, key: formKey() });
  const { thread, posts } = (await member.get(`/api/v2/forum/threads/${slug}/`)).body;
  const changed = { title: say("written", "My corners hang"), text: say("written", "Both of them") };
  await done(member, `posts/${posts[0].id}/edit/`, { ...changed, base: 1 });
  const decidePost = (by: ApiVisitor, body: object) => done(by, `post-moderation/${posts[0].id}/decide/`, body);
  await done(neighbor!, `posts/${posts[0].id}/report/`, {
    reason: "other",
    note: say("untold", "Always complaining"),
    key: formKey(),
  });
  await decidePost(staff!, { decision: "hide", reason: "selling", note: say("told", "Your shop again") });
  await done(member, `posts/${posts[0].id}/appeal/`, { text: say("written", "I have no shop") });
  await decidePost(colleague!, { decision: "grant-appeal", note: say("told", "No shop indeed") });
  await done(colleague!, `discussions/${thread.id}/decide/`, {
    decision: "pin",
    note: say("untold", "Good for newcomers"),
  });
  await done(member, `discussions/${thread.id}/posts/`, { text: say("written", "I turned it"), key: formKey() });
  await done(colleague!, `discussions/${thread.id}/decide/`, { decision: "lock", note: say("told", "It is solved") });
  await done(member, "discussion-drafts/question/", {
    fields: { text: say("written", "Is latex warm") },
    key: formKey(),
  });

  // Votes and reports.
  const reasons = { key: "", reason: "other" };
  for (const kind of ["reviews", "store-reviews"]) {
    const { items } = (await member.get(`/api/v2/${kind}/`)).body as { items: { id: number }[] };
    const [liked, disliked] = items.slice(-2) as [{ id: number }, { id: number }];
    await done(member, `${kind}/${liked.id}/useful/`, { useful: true });
    const note = say("written", `It is an ad, among ${kind}`);
    await done(member, `${kind}/${disliked.id}/report/`, { ...reasons, key: formKey(), note });
  }
  const { items: questions } = (await member.get("/api/v2/questions/")).body as { items: { slug: string }[] };
  let answers: { id: string }[] = [];
  for (const question of questions)
    if (answers.length === 0) ({ answers } = (await member.get(`/api/v2/questions/${question.slug}/`)).body);
  await done(member, `posts/${answers[0]!.id}/helpful/`, { helpful: true });
  await done(member, `posts/${answers[0]!.id}/report/`, {
    ...reasons,
    key: formKey(),
    note: say("written", "It answers something else"),
  });

  // A claim that was asked about.
  const { token } = (await make.begin(member)).body;
  left.keys.push(bed, unsent, review as string, match.token as string, token as string);
  await done(member, `cashback-claims/${token}/proof/`, { upload: await upload("claim-proof", token) });
  await done(member, `cashback-claims/${token}/payee/`, {
    ...{
      method: "check",
      payee_name: "Nora Field",
      street: "1 Quiet Street",
      city: "Boise",
      state: "ID",
      zip: "83702",
    },
  });
  left.written.push("1 Quiet Street");
  await done(member, `cashback-claims/${token}/send/`, make.contact);
  const { id } = (await member.get(`${claims}${token}/`)).body;
  expect((await make.decide(staff!, id, "ask", { note: say("told", "Which size is it") })).status).toBe(204);
  await done(member, `cashback-claims/${token}/answer/`, { note: say("written", "It is the queen"), key: formKey() });
  return left;
}
