import { modelPage } from "#contracts/model-page";
import { mattressSize } from "#contracts/mattress";
import { priceHistory } from "#contracts/prices";
import { type Area, operations } from "../http/operation";
import { slug } from "../http/parameters";
import { sizeParameter } from "../sessions/selected-size";
import { type ModelServices, readModelPage } from "./model-page";
import { modelPrices } from "./model-prices";

const { read } = operations<ModelServices>();

export const models: Area<ModelServices> = {
  name: "Models",
  description: "Everything about one model: how it is made, what it costs, where it is sold, who it suits.",
  operations: [
    read({
      id: "getModel",
      path: "/models/:slug/",
      summary: "A model with its construction, prices, deal and policies",
      description: "Match for the quiz answers that the visit remembers.",
      parts: { slug },
      query: { size: sizeParameter },
      cookies: ["sessionid"],
      answer: modelPage,
      handler: readModelPage,
    }),
    read({
      id: "getModelPrices",
      path: "/models/:slug/prices/",
      summary: "Observed prices of a model in one size",
      description: "The default is the visit's size, otherwise queen.",
      parts: { slug },
      query: { size: mattressSize.optional().describe("Size that prices are shown for.") },
      cookies: ["sessionid"],
      answer: priceHistory,
      handler: modelPrices,
    }),
  ],
};
