import { z } from "zod";
import * as contract from "#contracts/contact/messages";
import { visitorAddressHeader } from "#contracts/visitor-address";
import { notFound } from "../http/answers";
import { type Area, operations } from "../http/operation";
import { page } from "../http/parameters";
import { staff } from "../sessions/visitor";
import { sendMessage } from "./send-message";
import type { ContactServices } from "./services";
import { listMessages, markMessage, readMessage } from "./staff-messages";

const { read, write } = operations<ContactServices>();

const parts = { reference: contract.reference.describe("Its reference number, such as BL-7K3M9Q.") };

export const contact: Area<ContactServices> = {
  name: "Contact",
  description: "Messages to the site, and how staff process them.",
  operations: [
    write({
      id: "sendMessage",
      path: "/contact/",
      summary: "Send a message to the site",
      description:
        "Stored under the signed-in user, if any; its reference number is mailed to the address. Repeating the same form " +
        "repeats the same message; with different content, it is 409 until it is sent with another key.",
      cookies: ["sessionid"],
      headers: {
        [visitorAddressHeader]: z
          .string()
          .optional()
          .describe("As for signing in; messages are then limited per visitor."),
      },
      errors: [409, 429],
      body: contract.contactMessage,
      status: 201,
      answer: contract.contactSent,
      handler: sendMessage,
    }),
    read({
      id: "listMessages",
      path: "/contact/messages/",
      summary: "Messages to the site",
      guard: staff,
      query: { view: contract.messageView.default("open").describe("Which messages to list."), page },
      cookies: ["sessionid"],
      answer: contract.contactMessages,
      handler: async ({ query: { view, page } }, { db, demo }) => ({ demo, ...(await listMessages(db, view, page)) }),
    }),
    read({
      id: "getMessage",
      path: "/contact/messages/:reference/",
      summary: "A message to the site",
      parts,
      guard: staff,
      cookies: ["sessionid"],
      answer: contract.contactMessageDetail,
      async handler(call, { db, demo }) {
        const found = await readMessage(db, call.parts.reference);
        return found && { demo, ...found };
      },
    }),
    write({
      id: "markMessage",
      path: "/contact/messages/:reference/",
      summary: "Mark a message as answered or reopen it",
      description: "Marking it again keeps the original time and name.",
      parts,
      guard: staff,
      cookies: ["sessionid"],
      body: contract.messageMark,
      async handler(call, { db, clock }) {
        const by = call.body.answered === "yes" ? call.who.first_name : null;
        if (!(await markMessage(db, call.parts.reference, by, clock()))) throw notFound();
      },
    }),
  ],
};
