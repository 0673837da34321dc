import { privatePaths } from "~/private-paths";
import type { PagedList } from "~/ui/listing/address";

/** What waits to be read, of one kind or of all. */
export const queueList: PagedList<"waiting" | "page"> = {
  path: privatePaths.moderation,
  order: ["waiting", "page"],
  nouns: { one: "review", many: "reviews" },
};
