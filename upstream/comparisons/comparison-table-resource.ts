import type { ComparisonTable } from "../../app/contracts/comparisons";
import { mostCompared } from "../../app/contracts/most-compared";
import { shownSize } from "../visits/shown-size";
import { comparedModels } from "./compared-models";
import { invalid } from "../http/answers";
import type { Call, Resources } from "../http/resource";
import type { Services } from "../services";

/** One to four models side by side, with the prices of one size. */
export const comparisonTable: Resources = (services) => [
  { version: 2, path: "/comparison-table/", methods: { GET: (call) => table(call, services) } },
];

async function table(call: Call, services: Services) {
  const slugs = call.query.list("models");
  if (slugs.length === 0) throw invalid({ models: ["Name at least one model."] });
  if (slugs.length > mostCompared) throw invalid({ models: [`Name ${mostCompared} models at most.`] });
  const size = (await shownSize(call, services)) ?? "queen";
  const models = await comparedModels(slugs, size, services);
  const known = new Set(models.map(({ slug }) => slug));
  const body: ComparisonTable = {
    demo: services.demo,
    size,
    models,
    unknown: slugs.filter((slug) => !known.has(slug)),
  };
  return { body };
}
