import { z } from "zod";
import { keptUpload, uploadPurpose } from "../../app/contracts/uploads";
import { type Area, receive, readPicture } from "../http/operation";
import { staff } from "../visits/visitor";
import { keepUpload, readUploadPage } from "./uploads";

export const uploads: Area = {
  name: "Uploads",
  description: "Files that visitors send: proofs of purchase, and photos of beds.",
  operations: [
    receive({
      id: "keepUpload",
      path: "/uploads/:purpose/",
      summary: "Keep a file as pictures",
      description:
        "A JPEG, PNG, WebP or, but for photos, PDF of 5 MB at most, judged by its content. Pictures are made of it " +
        "anew, without metadata, and nothing else is kept; those that nothing refers to within a day are removed.",
      parts: { purpose: z.string().max(200).describe("What it is sent for: review-proof, claim-proof or bed-photo.") },
      refuses: [429],
      answer: keptUpload,
      async handler({ request, parts }, services) {
        const purpose = uploadPurpose.safeParse(parts.purpose);
        return purpose.success ? keepUpload(request, purpose.data, services) : null;
      },
    }),
    readPicture({
      id: "getUploadPage",
      path: "/uploads/:id/pages/:page/",
      summary: "A page of an upload as a picture",
      parts: {
        id: z.string().max(200).describe("As POST uploads/ answered."),
        page: z.string().max(200).describe("From 1."),
      },
      guard: staff,
      cookies: ["sessionid"],
      handler: ({ parts }, services) => readUploadPage(services, parts.id, Number(parts.page)),
    }),
  ],
};
