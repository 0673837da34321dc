import { z } from "zod";
import { mailList, mailMessage, mailSubscription, unsubscribeRequest } from "#contracts/account/mail";
import { invalid } from "../http/answers";
import { type Area, operations } from "../http/operation";
import { number, page } from "../http/parameters";
import { staff } from "../sessions/visitor";
import { mayReadKeys, readMail, readOutbox } from "./outbox";
import type { OutboxServices } from "./services";
import { subscriptionOf, unsubscribe } from "./unsubscribe";

const { read, write } = operations<OutboxServices>();

export const mail: Area<OutboxServices> = {
  name: "Mail",
  description: "The mail queue, and how people turn mail off.",
  operations: [
    read({
      id: "listMail",
      path: "/mail/",
      summary: "The queue of the last 30 days",
      guard: staff,
      query: { page },
      cookies: ["sessionid"],
      answer: mailList,
      handler: ({ query }, { db, sendsMail }) => readOutbox(db, query.page, sendsMail),
    }),
    read({
      id: "getMail",
      path: "/mail/:id/",
      summary: "One message as text",
      description:
        "Links that open, confirm, change or delete something that belongs to the reader are hidden. Without a mail " +
        "server, a superuser sees them, and in a demo on one’s own machine, so does any staff member.",
      parts: { id: number.describe("Number of the message.") },
      guard: staff,
      cookies: ["sessionid"],
      answer: mailMessage,
      handler: ({ parts: { id }, who }, services) => readMail(services.db, id, mayReadKeys(services, who)),
    }),
    read({
      id: "getMailSubscription",
      path: "/unsubscribe/:token/",
      summary: "What the link in a message would turn off",
      description: "Requires the link. Reading it changes nothing.",
      parts: { token: z.string().max(500).describe("Token from List-Unsubscribe.") },
      answer: mailSubscription,
      handler: ({ parts }, { db }) => subscriptionOf(db, parts.token),
    }),
    write({
      id: "unsubscribe",
      path: "/unsubscribe/",
      summary: "Turn off one kind of mail for a mailbox",
      description: "Requires the link from such a message; works with or without a session (RFC 8058).",
      body: unsubscribeRequest,
      async handler({ body: { token } }, { db, clock }) {
        if (!(await unsubscribe(db, token, clock()))) {
          throw invalid({ token: ["This link isn’t one of ours, or part of it is missing."] });
        }
      },
    }),
  ],
};
