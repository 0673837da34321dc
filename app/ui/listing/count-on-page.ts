import { formatCount } from "../format";

interface CountedList {
  count: number;
  page: number;
  pages: number;
}

/** "41 messages, page 2 of 3"; a list of one page names no page. */
export const countOnPage = ({ one, many }: { one: string; many: string }, { count, page, pages }: CountedList) =>
  `${formatCount(count, one, many)}${pages > 1 ? `, page ${page} of ${pages}` : ""}`;
