import { Link } from "@remix-run/react";
import type { MattressSize } from "~/contracts/mattress";
import SizeLinks from "~/mattress/size-links";
import { formatCount } from "~/ui/format";
import { stay } from "~/ui/listing/address";
import { compareHref, type Comparison } from "./compare-address";

interface ComparisonOptionsProps {
  comparison: Comparison;
  size: MattressSize;
  /** Sizes that at least one of the beds is made in. */
  sizes: readonly MattressSize[];
  /** How many rows are the same for all beds. */
  same: number;
}

/** Size and rows of the table, each choice a link that keeps the rest of the address. */
export default function ComparisonOptions({ comparison, size, sizes, same }: ComparisonOptionsProps) {
  const { differencesOnly } = comparison;
  return (
    <div className="cluster compare-options">
      <nav className="cluster cluster--tight compare-options__sizes" aria-label="Size that prices are of">
        <span className="small name">Prices of a</span>
        <SizeLinks sizes={sizes} chosen={size} hrefFor={(each) => compareHref({ ...comparison, size: each })} />
      </nav>
      <p className="cluster cluster--tight compare-options__rows">
        <Link
          className="choice-link"
          to={compareHref({ ...comparison, differencesOnly: !differencesOnly })}
          preventScrollReset
          state={stay}
        >
          {differencesOnly ? "Show every row" : "Show differences only"}
        </Link>{" "}
        <span className="soft small">
          {differencesOnly
            ? `${formatCount(same, "row", "rows")} in which all beds are alike ${same === 1 ? "is" : "are"} left out`
            : `${formatCount(same, "row is", "rows are")} the same for all`}
        </span>
      </p>
    </div>
  );
}
