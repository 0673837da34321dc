import type { ValidForm } from "./site-actions";

const account = "sleeper@example.com";
const formKey = "kEy-0123456789_abcdefg";
const post = "/api/v2/posts/none-of-these/";

/** A valid form of each action of questions, the forum and their posts. */
export const discussionForms: Record<string, ValidForm> = {
  "routes/admin.experts": {
    fields: {
      email: "nobody@example.com",
      name: "Nora Field",
      title: "Physical therapist, 3 years",
      works_for: "A clinic",
      conflicts: "Her patients pay her.",
    },
    writes: "/api/v2/experts/",
  },
  "routes/mattress-questions.$slug": {
    account,
    fields: { does: "post", discussion: "1", text: "It holds my back up.", name: "Sandy of the hills", key: formKey },
    writes: "/api/v2/discussions/1/posts/",
  },
  "routes/mattress-questions.ask": {
    account,
    fields: {
      does: "post",
      confirmed: "yes",
      title: "Is a firm bed better for my back?",
      text: "I sleep on my side.",
      topics: "firmness",
      name: "Sandy of the hills",
      key: formKey,
    },
    writes: "/api/v2/questions/",
  },
  "routes/posts.$id._index": { account, fields: { does: "helpful" }, writes: `${post}helpful/` },
  "routes/posts.$id.edit": { account, fields: { text: "It held my back up.", base: "1" }, writes: `${post}edit/` },
  "routes/posts.$id.report": { fields: { reason: "other", note: "", key: formKey }, writes: `${post}report/` },
  "routes/posts.$id.appeal": {
    account,
    fields: { text: "There is no link in it at all." },
    writes: `${post}appeal/`,
  },
};
