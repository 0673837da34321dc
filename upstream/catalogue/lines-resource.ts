import type { LineDetail } from "../../app/contracts/catalogue";
import { readLine } from "./line";
import { notFound } from "../http/answers";
import type { Resources } from "../http/resource";
import { catalogueIndex } from "./catalogue-index-resource";

/** The lines of all brands, and one with its models. */
export const lines: Resources = (services) => [
  catalogueIndex("lines", services),
  {
    version: 2,
    path: "/lines/:slug/",
    methods: {
      GET: async ({ part }) => {
        const found = await readLine(services.db, part("slug"));
        if (found === null) throw notFound();
        const body: LineDetail = { demo: services.demo, ...found };
        return { body };
      },
    },
  },
];
