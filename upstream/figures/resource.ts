import { z } from "zod";
import { figurePeriods } from "#contracts/figures/figure-kinds";
import * as contract from "#contracts/figures/figures";
import { visitorAddressHeader } from "#contracts/visitor-address";
import { termsOf } from "#contracts/vocabulary/terms";
import { type Area, operations } from "../http/operation";
import { staff } from "../sessions/visitor";
import { addFigures } from "./add-figures";
import { figuresFile } from "./figures-file";
import { readFigures } from "./read-figures";
import type { FigureServices } from "./services";
import { requireSite } from "./site-itself";

const { read, write } = operations<FigureServices>();

const query = {
  days: z
    .enum(termsOf(figurePeriods))
    .default("7")
    .describe(
      "1 means today so far; the others mean whole days up to yesterday, compared with the same number of days before.",
    ),
};
const forStaff = { guard: staff, cookies: ["sessionid"], query } as const;

export const figures: Area<FigureServices> = {
  name: "Figures",
  description:
    "How often things were requested, counted by the site from requests it has answered. Nothing says who made them.",
  operations: [
    read({
      ...forStaff,
      id: "getFigures",
      path: "/figures/",
      summary: "What was requested, and how often",
      description: "Days are in Hawaii time. Items requested fewer than ten times are not named.",
      answer: contract.figures,
      handler: ({ query: { days } }, services) => readFigures(services, days),
    }),
    read({
      ...forStaff,
      id: "getFiguresFile",
      path: "/figures/file/",
      summary: "The same, as a CSV file",
      answer: contract.figuresFile,
      handler: async ({ query: { days } }, services) => figuresFile(await readFigures(services, days)),
    }),
    write({
      id: "addFigures",
      path: "/figures/",
      summary: "Add counts from a site",
      description:
        "For sites that share the secret for visitors’ addresses; 403 for all others. Repeating the same key adds nothing. " +
        "Counts for days more than a week ago are left out.",
      headers: {
        [visitorAddressHeader]: z
          .string()
          .optional()
          .describe("As for signing in, with the address ::, which stands for the site itself."),
      },
      body: contract.figureBatch,
      async handler({ request, body }, services) {
        requireSite(request, services);
        await addFigures(services.db, body, services.clock());
      },
    }),
  ],
};
