import { privatePaths } from "~/private-paths";
import type { PagedList } from "~/ui/listing/address";

/** Reported posts and appeals. */
export const queueList: PagedList<"page"> = {
  path: privatePaths.discussions,
  order: ["page"],
  nouns: { one: "post", many: "posts" },
};
