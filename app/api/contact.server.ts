import {
  type ContactMessage,
  contactMessageDetail,
  contactMessages,
  contactSent,
  type MessageMark,
} from "#contracts/contact/messages";
import { ignored } from "./answers.server";
import type { Client } from "./client/client.server";
import { segment, type Query } from "./client/http-message.server";

/** Calls about messages to the site, each one call and one parse. */
export const contactCalls = (client: Client) => ({
  /** Once for each key. */
  send: (message: ContactMessage) => client.write("POST", "contact/", message, contactSent),
  /** For staff, as are the following. */
  messages: (query: Query) => client.getList("contact/messages/", contactMessages, { query }),
  message: async (reference: string) =>
    client.getRequired(`contact/messages/${segment(reference)}/`, contactMessageDetail),
  mark: (reference: string, mark: MessageMark) =>
    client.write("POST", `contact/messages/${segment(reference)}/`, mark, ignored),
});
