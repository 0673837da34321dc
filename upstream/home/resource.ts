import { homePage } from "#contracts/home";
import { type Area, read } from "../http/operation";
import { sizeParameter } from "../visits/selected-size";
import { readHome } from "./home-page";

export const home: Area = {
  name: "Home",
  description: "What the home page leads with.",
  operations: [
    read({
      id: "getHome",
      path: "/home/",
      summary: "A bed for each of three sleepers, prices that fell, and stores near the remembered place",
      query: { size: sizeParameter },
      cookies: ["sessionid"],
      answer: homePage,
      handler: readHome,
    }),
  ],
};
