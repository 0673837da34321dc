import type { Db } from "../../upstream/database/engine";
import type { ClaimAction, ClaimState } from "#contracts/vocabulary/claims";
import {
  type DurableWorld,
  keyFor,
  type Make,
  type Rivals,
  rows,
  type SentForm,
  type Step,
  tokenIn,
} from "./durable-form";

/** Claims of cash back, from the offer's page to paid or turned down, by everybody who has a part in it. */

const account = "0001234567";
const payments = "/admin/claims/payments/";

/** A claim on its way: what the steps of one claim share. */
class Claim {
  readonly invoice: string;
  token = "";
  id = 0;
  /** What has been acknowledged, in order. */
  readonly done: ClaimAction[] = [];
  /** What staff were told of a run that paid all that was due. */
  private paid: { key: string; claims: number } | null = null;

  constructor(
    private readonly kind: string,
    private readonly number: number,
    private readonly world: DurableWorld,
  ) {
    this.invoice = `${kind}-${number}`;
  }

  private key(what: string) {
    return keyFor("claim", this.kind, this.number, what, this.done.length);
  }

  /** The draft, as far as the page where it is sent. */
  draft(): Step[] {
    const { slug, day } = this.world.offer;
    const bought = { product: "Original, queen", store: "Downtown", bought_on: day, price: "4,299.50" };
    const bank = { method: "ach", payee_name: "Nora Field", account_kind: "checking", routing: "011000015" };
    return [
      () => ({
        path: `/cashback/${slug}/`,
        fields: { ...bought, invoice: this.invoice, key: this.key("begin") },
        leads: /\/proof\/$/,
      }),
      (led) => {
        this.token = tokenIn(led);
        return { path: led, fields: {}, file: this.world.picture, leads: /\/payment\/$/ };
      },
      (led) => ({ path: led, fields: { ...bank, account_number: account }, leads: /\/send\/$/ }),
    ];
  }

  /** By somebody who is signed in. */
  send(): Step {
    return this.doing("send", () => ({
      path: `/cashback/claim/${this.token}/send/`,
      fields: { name: "Nora Field", phone: "", agree: "yes" },
      as: "member",
      leads: /\?done=sent$/,
    }));
  }

  /** By somebody who is signed out: a link is mailed. */
  askForLink(email: string): Step {
    return () => ({
      path: `/cashback/claim/${this.token}/send/`,
      fields: { name: "Nora Field", phone: "", email, agree: "yes" },
      leads: /\/cashback\/thanks\/\?sent=queued$/,
    });
  }

  confirm(email: string): Step {
    return this.doing("send", (_led, look) => ({
      path: look.mailed(email, /\/cashback\/confirm\/[\w-]{43}\//),
      fields: {},
      leads: /\?done=sent$/,
      // Its address is another one from now on.
      told: (led) => (this.token = tokenIn(led)),
    }));
  }

  claimant(action: "answer" | "appeal"): Step {
    return this.doing(action, () => ({
      path: `/cashback/claim/${this.token}/${action}/`,
      fields: { note: "It’s the queen, and I kept it.", key: this.key(action) },
      as: "member",
    }));
  }

  staff(action: ClaimAction, more: Record<string, string> = {}, as: SentForm["as"] = "staff"): Step {
    return this.doing(action, () => ({ ...this.decision(action, more), as }));
  }

  /** Two decisions at the same moment, in two windows of whoever did not decline it. */
  rivals(one: ClaimAction, other: ClaimAction): Step {
    return async (_led, look) => {
      await this.findId(look);
      const decide = (action: ClaimAction): SentForm => ({
        ...this.decision(action, { note: "We’ve read it." }),
        as: "colleague",
      });
      return {
        rivals: [decide(one), decide(other)],
        won: (which) => void this.done.push(which === 0 ? one : other),
      } satisfies Rivals;
    };
  }

  /** Before its day. */
  pay(): Step {
    return this.doing("pay", () => ({
      path: payments,
      fields: { claim: String(this.id), key: this.key("pay") },
      as: "staff",
      // However often it is sent, this form has paid this claim.
      leads: /\?paid=1$/,
    }));
  }

  /** Pays whatever is due: this claim, too, if no other run has paid it. */
  payAll(): Step {
    return this.doing("pay", () => {
      const key = this.key("pay all");
      return {
        path: payments,
        fields: { key },
        as: "staff",
        told: (led) => (this.paid = { key, claims: Number(/\?paid=(\d+)$/.exec(led)![1]) }),
      };
    });
  }

  /** Whoever handles payments has given a file to the accountant: the newest that still has numbers of accounts. */
  handOver(): Step {
    return async (_led, { read }) => {
      const { items } = (await read("/api/v2/staff/cashback-payouts/")) as {
        items: { id: number; has_file: boolean; finished_at: string | null; numbers_until: string | null }[];
      };
      const made = items.filter(({ has_file, finished_at }) => has_file && finished_at !== null);
      const { id } = made.find(({ numbers_until }) => numbers_until !== null) ?? made[0]!;
      return { path: `${payments}${id}/handed-over/`, fields: {}, as: "colleague", leads: /\?handed-over=yes$/ };
    };
  }

  private decision(action: ClaimAction, more: Record<string, string>): SentForm {
    return {
      path: `/admin/claims/${this.id}/`,
      fields: { action, key: this.key(action), ...more },
      as: "staff",
      leads: /\?saved=yes$/,
    };
  }

  private async findId({ read }: Parameters<Step>[1]) {
    if (this.id === 0 && this.done.length > 0)
      this.id = (await read(`/api/v2/cashback-claims/${this.token}/`)).id as number;
  }

  private doing(action: ClaimAction, step: (...by: Parameters<Step>) => SentForm): Step {
    return async (led, look) => {
      await this.findId(look);
      const form = step(led, look);
      this.done.push(action);
      return form;
    };
  }

  async entries(db: Db, state: ClaimState) {
    const claims = db.selectFrom("cashback_claim").where("invoice", "=", this.invoice);
    const id = (await claims.select("id").executeTakeFirst())?.id ?? 0;
    return [
      await rows(claims.select("id")),
      await rows(claims.where("state", "=", state).where("method", "=", "ach").select("id")),
      await rows(db.selectFrom("cashback_proof").where("claim_id", "=", id).select("upload_id")),
    ];
  }

  async history(db: Db) {
    const events = await db
      .selectFrom("cashback_event")
      .innerJoin("cashback_claim", "cashback_claim.id", "claim_id")
      .where("invoice", "=", this.invoice)
      .select("action")
      .orderBy("cashback_event.id")
      .execute();
    const actions = events.map(({ action }) => action).join(" ");
    if (this.paid === null) return { found: actions, wanted: this.done.join(" ") };
    const { key, claims } = this.paid;
    const payouts = db
      .selectFrom("cashback_payout")
      .innerJoin("cashback_payout_batch as batch", "batch.id", "batch_id")
      .where("batch.key", "=", key);
    return {
      found: `${actions} ${await rows(payouts.select("claim_id"))}`,
      wanted: `${this.done.join(" ")} ${claims}`,
    };
  }
}

interface Course {
  steps: Step[];
  afterMail?: Step[];
  state: ClaimState;
}

/** By a member, who gets all letters about it. */
const ofMember =
  (kind: string, courseOf: (claim: Claim) => Course): Make =>
  (number, world) => {
    const claim = new Claim(kind, number, world);
    const { steps, state, ...later } = courseOf(claim);
    return {
      steps: [...claim.draft(), claim.send(), ...steps],
      ...later,
      entries: (db) => claim.entries(db, state),
      history: (db) => claim.history(db),
      mailed: "owner@example.com",
    };
  };

export const claimForms: Record<string, Make> = {
  "claim that is asked about, approved and paid, and whose payment file is handed over": ofMember("PAID", (claim) => ({
    steps: [
      claim.staff("ask", { note: "Which size is it?" }),
      claim.claimant("answer"),
      claim.staff("forward"),
      claim.staff("approve"),
      claim.pay(),
      claim.handOver(),
    ],
    state: "paid",
  })),
  "claim whose appeal is granted, so that it is paid when it is due": ofMember("DUE", (claim) => ({
    steps: [
      claim.staff("decline", { reason: "returned" }),
      claim.claimant("appeal"),
      // Nobody decides about an appeal against their own decision.
      claim.staff("grant", {}, "colleague"),
      claim.staff("approve"),
    ],
    afterMail: [claim.payAll()],
    state: "paid",
  })),
  "claim that is declined after it was approved, and about whose appeal a colleague decides twice at once": ofMember(
    "DECIDED",
    (claim) => ({
      steps: [
        claim.staff("forward"),
        claim.staff("approve"),
        claim.staff("decline", { reason: "returned" }),
        claim.claimant("appeal"),
        claim.rivals("grant", "uphold"),
      ],
      state: "decided",
    }),
  ),
  "claim of somebody who is signed out": (number, world) => {
    const claim = new Claim("SIGNED-OUT", number, world);
    const email = `claimant-${number}@example.com`;
    return {
      steps: [...claim.draft(), claim.askForLink(email)],
      afterMail: [claim.confirm(email), claim.staff("forward"), claim.staff("approve"), claim.pay()],
      entries: (db) => claim.entries(db, "paid"),
      history: (db) => claim.history(db),
      mailed: email,
    };
  },
};
