import { capitalized, listed } from "#contracts/english";
import type { MattressSort } from "#contracts/mattresses";
import { mattressSortLabels } from "#contracts/vocabulary/mattresses";
import Icon from "~/ui/icon";
import { changedHref } from "~/ui/listing/address";
import type { ListAt } from "~/ui/listing/filter-address";
import SortLinks from "~/ui/listing/sort-links";
import { mattressList } from "./mattress-list";

interface SortLinksProps extends ListAt {
  sort: readonly MattressSort[];
  /** Answers of the quiz are remembered. */
  forYou: boolean;
}

export default function MattressSortLinks({ list, query, sort, forYou }: SortLinksProps) {
  const [first, second = null] = sort;
  const sorts = mattressList.sorts.filter(({ value }) => forYou || value !== "match");
  const hrefFor = (keys: readonly MattressSort[]) => changedHref(list, query, { sort: keys.join(",") });
  return (
    <div className="small two-sorts">
      <SortLinks
        list={mattressList}
        sorts={sorts}
        sort={first ?? null}
        hrefFor={(chosen) => hrefFor(withFirst(sort, chosen))}
      />
      {first === "name" ? null : (
        <details className="two-sorts__second" open={second !== null}>
          <summary className="with-icon">
            Then sort by <Icon name="chevron-down" size={16} />
          </summary>
          <SortLinks
            list={mattressList}
            label="Then sort by"
            title={null}
            sorts={sorts.filter(({ value }) => value !== first)}
            sort={second}
            hrefFor={(chosen) => hrefFor(withSecond(sort, chosen))}
          />
        </details>
      )}
      <p className="soft">{ruleOf(sort)}</p>
    </div>
  );
}

const words: Readonly<Record<MattressSort, { phrase: string; last?: string }>> = mattressSortLabels;

/** "Highest score first, then lowest price first, then by name. Beds with no published price come last." */
export function ruleOf(sort: readonly MattressSort[]): string {
  const steps = sort.map((key) => (key === "name" ? words[key].phrase : `${words[key].phrase} first`));
  if (!sort.includes("name")) steps.push("by name");
  const gaps = [...new Set(sort.flatMap((key) => words[key].last ?? []))];
  const last = gaps.length === 0 ? "" : ` Beds ${listed(gaps, "or")} come last.`;
  return `${capitalized(steps.join(", then "))}.${last}`;
}

/** The sort after a first key was chosen: the second stays, unless it has become the first. */
export const withFirst = (sort: readonly MattressSort[], first: MattressSort): MattressSort[] => {
  const [, second] = sort;
  return second === undefined || second === first ? [first] : [first, second];
};

/** The sort after a second key was chosen; choosing it again takes it away. */
export const withSecond = ([first, second]: readonly MattressSort[], chosen: MattressSort): MattressSort[] =>
  first === undefined || second === chosen ? [first ?? chosen] : [first, chosen];
