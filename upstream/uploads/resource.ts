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
  description: "Files that visitors upload: proofs of purchase and photos of beds.",
  operations: [
    receive({
      id: "keepUpload",
      path: "/uploads/:purpose/",
      summary: "Store a file as pictures",
      description:
        `A JPEG, PNG, WebP or, except for photos, PDF of ${largestUploadWords} at most, identified by its content. It is ` +
        "re-rendered as pictures without metadata, and nothing else is kept. It has to be for an open draft or claim, which " +
        "is checked before the file is read: 404 if there is none, 409 if it has been sent. Files that are not added to it " +
        "are deleted within a day. On 429, the error code says whether other files come first (busy), or a network, or all " +
        "of them together, have uploaded too much that is not part of anything sent (no_room).",
      parts: { purpose: uploadPurpose.describe("Purpose of the file.") },
      query: {
        token: name.describe("Token of the review draft or the claim that it will be added to."),
      },
      headers: {
        [visitorAddressHeader]: z
          .string()
          .max(400)
          .optional()
          .describe("As for signing in; turns and space are then shared among visitors' networks."),
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
        id: z.string().max(200).describe("ID from the response of POST uploads/."),
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
      summary: "Photos and receipts that the owner uploaded",
      description: "Includes those of reviews, drafts and claims; 12 per page.",
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
        id: z.string().max(200).describe("ID from account/files/."),
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
