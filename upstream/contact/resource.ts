import { z } from "zod";
import * as contract from "#contracts/contact/messages";
import { visitorAddressHeader } from "#contracts/visitor-address";
import { notFound } from "../http/answers";
import { type Area, operations } from "../http/operation";
import { page } from "../http/parameters";
import { staff } from "../visits/visitor";
import { sendMessage } from "./send-message";
import type { ContactServices } from "./services";
import { listMessages, markMessage, readMessage } from "./staff-messages";

const { read, write } = operations<ContactServices>();

const parts = { reference: z.string().max(200).describe("Its reference number, such as BL-7K3M9Q.") };

/** A reference that is none is 404 without a look. */
function named({ reference }: { reference: string }): string {
  if (!contract.reference.safeParse(reference).success) throw notFound();
  return reference;
}

export const contact: Area<ContactServices> = {
  name: "Contact",
  description: "Messages to the site, and how staff work through them.",
  operations: [
    write({
      id: "sendMessage",
      path: "/contact/",
      summary: "Send a message to the site",
      description:
        "It is kept with whoever is signed in, and its reference number is mailed to the address. The same form again is the same message; " +
        "with something else in it, it is 409 until it comes with another key.",
      cookies: ["sessionid"],
      headers: {
        [visitorAddressHeader]: z
          .string()
          .optional()
          .describe("As for signing in: messages are then limited by visitor."),
      },
      refuses: [409, 429],
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
      query: { view: contract.messageView.optional().describe("Which of them; by default the open ones."), page },
      cookies: ["sessionid"],
      answer: contract.contactMessages,
      async handler({ query }, { db, demo }) {
        const view = contract.messageView.safeParse(query.text("view")).data ?? "open";
        return { demo, ...(await listMessages(db, view, query.page())) };
      },
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
        const found = await readMessage(db, named(call.parts));
        return found && { demo, ...found };
      },
    }),
    write({
      id: "markMessage",
      path: "/contact/messages/:reference/",
      summary: "Mark a message as answered, or as open again",
      description: "Marked again it keeps the moment and the name of the first time.",
      parts,
      guard: staff,
      cookies: ["sessionid"],
      body: contract.messageMark,
      async handler(call, { db, clock }) {
        const by = call.body.answered === "yes" ? call.who.first_name : null;
        if (!(await markMessage(db, named(call.parts), by, clock()))) throw notFound();
      },
    }),
  ],
};
