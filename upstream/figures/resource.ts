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
    .describe("1: today so far. Others: whole days up to yesterday, compared with as many before them."),
};
const forStaff = { guard: staff, cookies: ["sessionid"], query } as const;

export const figures: Area<FigureServices> = {
  name: "Figures",
  description:
    "How often what was asked for, counted by the site from requests that it has answered. Nothing says by whom.",
  operations: [
    read({
      ...forStaff,
      id: "getFigures",
      path: "/figures/",
      summary: "What was asked for, and how often",
      description: "Days are those of Hawaii. What was asked for fewer than ten times is not named.",
      answer: contract.figures,
      handler: ({ query: { days } }, services) => readFigures(services, days),
    }),
    read({
      ...forStaff,
      id: "getFiguresFile",
      path: "/figures/file/",
      summary: "The same as a CSV file",
      answer: contract.figuresFile,
      handler: async ({ query: { days } }, services) => figuresFile(await readFigures(services, days)),
    }),
    write({
      id: "addFigures",
      path: "/figures/",
      summary: "Add what a site has counted",
      description:
        "For sites that share the secret for visitors’ addresses: 403 for all others. The same key again adds nothing. " +
        "Counts of days more than a week ago are left out.",
      headers: {
        [visitorAddressHeader]: z
          .string()
          .optional()
          .describe("As for signing in, with the address ::, the site’s own."),
      },
      body: contract.figureBatch,
      async handler({ request, body }, services) {
        requireSite(request, services);
        await addFigures(services.db, body, services.clock());
      },
    }),
  ],
};
