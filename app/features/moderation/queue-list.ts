import { paths } from "~/paths";
import type { PagedList } from "~/ui/listing/address";

/** What waits to be read, of one kind or of all. */
export const queueList: PagedList<"waiting" | "page"> = {
  path: paths.moderation,
  order: ["waiting", "page"],
  nouns: { one: "review", many: "reviews" },
};
