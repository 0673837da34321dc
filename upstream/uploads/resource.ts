import { z } from "zod";
import { accountFiles } from "#contracts/account/account-files";
import { keptUpload, uploadPurpose } from "#contracts/uploads";
import { largestUploadWords } from "#contracts/vocabulary/uploads";
import { type Area, operations } from "../http/operation";
import { visitorAddressHeader } from "#contracts/visitor-address";
import { emailOf } from "../accounts/settings/overview";
import { networkOf } from "../accounts/sign-in-limit";
import { visitorAddress } from "../http/visitor-address";
import { name, number, page } from "../http/parameters";
import { signedIn, staff } from "../sessions/visitor";
import { filesOf, readOwnFile } from "./account-files";
import type { UploadAreaServices } from "./services";
import { keepUpload, readUploadPage } from "./uploads";

const { read, readPicture, receive } = operations<UploadAreaServices>();

export const uploads: Area<UploadAreaServices> = {
  name: "Uploads",
  description: "Files that visitors send: proofs of purchase, and photos of beds.",
  operations: [
    receive({
      id: "keepUpload",
      path: "/uploads/:purpose/",
      summary: "Keep a file as pictures",
      description:
        `A JPEG, PNG, WebP or, but for photos, PDF of ${largestUploadWords} at most, judged by its content. Pictures are made of it ` +
        "anew, without metadata, and nothing else is kept. It is for a draft or a claim that is open, which is checked " +
        "before the file is read: 404 when there is none, 409 when it has been sent. What is not added to it is removed, " +
        "at the latest after a day. 429 says in its detail that files of others come first (busy), or that a network or " +
        "all of them have sent too much that belongs to nothing sent (no_room).",
      parts: { purpose: uploadPurpose.describe("What it is sent for.") },
      query: {
        token: name.describe("Of the draft of a review, or of the claim, to which it will be added."),
      },
      headers: {
        [visitorAddressHeader]: z
          .string()
          .max(400)
          .optional()
          .describe("As for signing in: turns and room are then shared by visitors' networks."),
      },
      errors: [409, 429],
      answer: keptUpload,
      async handler({ request, response, parts, query }, services) {
        const { visitorSecret, clock } = services;
        const network = visitorSecret === null ? null : networkOf(visitorAddress(request, visitorSecret, clock()));
        const gone = new AbortController();
        response.once("close", () => gone.abort());
        return keepUpload({ bytes: request, ...parts, ...query, network, signal: gone.signal }, services);
      },
    }),
    readPicture({
      id: "getUploadPage",
      path: "/uploads/:id/pages/:page/",
      summary: "A page of an upload as a picture",
      parts: {
        id: z.string().max(200).describe("As POST uploads/ answered."),
        page: number.describe("From 1."),
      },
      guard: staff,
      cookies: ["sessionid"],
      handler: ({ parts }, services) => readUploadPage(services, parts.id, parts.page),
    }),
    read({
      guard: signedIn,
      cookies: ["sessionid"],
      id: "listAccountFiles",
      path: "/account/files/",
      summary: "Photos and receipts that its owner sent",
      description: "With reviews, drafts and claims; 12 a page.",
      query: { page },
      answer: accountFiles,
      handler: async ({ query, who: { id } }, services) =>
        filesOf(services, { id, email: await emailOf(services.db, id) }, query.page),
    }),
    readPicture({
      guard: signedIn,
      cookies: ["sessionid"],
      id: "getAccountFile",
      path: "/account/files/:id/pages/:page/",
      summary: "A page of one of them as a picture",
      parts: {
        id: z.string().max(200).describe("As account/files/ answers."),
        page: number.describe("From 1."),
      },
      handler: async ({ parts, who }, services) =>
        readOwnFile(
          services,
          { id: who.id, email: await emailOf(services.db, who.id) },
          { id: parts.id, page: parts.page },
        ),
    }),
  ],
};
