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
  description: "One model whole: how it is made, what it costs, where it is sold, whom it suits.",
  operations: [
    read({
      id: "getModel",
      path: "/models/:slug/",
      summary: "A model with its construction, prices, deal and policies",
      description: "your_match is for the answers of the quiz that the visit remembers.",
      parts: { slug },
      query: { size: sizeParameter },
      cookies: ["sessionid"],
      answer: modelPage,
      handler: readModelPage,
    }),
    read({
      id: "getModelPrices",
      path: "/models/:slug/prices/",
      summary: "Prices observed of one size of a model",
      description: "Without a size that of the visit, else queen.",
      parts: { slug },
      query: { size: mattressSize.optional().describe("Size whose prices are shown.") },
      cookies: ["sessionid"],
      answer: priceHistory,
      handler: modelPrices,
    }),
  ],
};
