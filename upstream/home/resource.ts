import { homePage } from "#contracts/home";
import { type Area, operations } from "../http/operation";
import { sizeParameter } from "../sessions/selected-size";
import { type HomeServices, readHome } from "./home-page";

const { read } = operations<HomeServices>();

export const home: Area<HomeServices> = {
  name: "Home",
  description: "Content of the home page.",
  operations: [
    read({
      id: "getHome",
      path: "/home/",
      summary: "A bed for each of three sleepers, price drops, and stores near the remembered place",
      query: { size: sizeParameter },
      cookies: ["sessionid"],
      answer: homePage,
      handler: readHome,
    }),
  ],
};
