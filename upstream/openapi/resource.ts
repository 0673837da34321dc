import { z } from "zod";
import { atMost } from "#contracts/tolerance";
import { type Area, operations } from "../http/operation";
import { openApiDocument } from "./document";

const { read } = operations<unknown>();

/** The operation that returns the API's own description. */
export function description(areas: () => readonly Area[]): Area<unknown> {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return {
    name: "Description",
    description: "The API's description of itself.",
    operations: [
      read({
        id: "getDescription",
        path: "/schema/",
        summary: "This document",
        answer: atMost(z.looseObject({ openapi: z.string() }), 20, "rules"),
        mostBytes: 3 * 1024 * 1024,
        handler: async () => (document ??= openApiDocument(areas())),
      }),
    ],
  };
}
