import { Link } from "@remix-run/react";
import type { MattressSize } from "#contracts/mattress";
import SizeLinks from "~/mattress/size-links";
import { formatCount } from "~/ui/format";
import { stay } from "~/ui/listing/address";
import { compareHref, type Comparison } from "./compare-address";

interface ComparisonOptionsProps {
  comparison: Comparison;
  size: MattressSize;
  /** Sizes that at least one of the beds is made in. */
  sizes: readonly MattressSize[];
  /** How many rows say the same of all beds. */
  same: number;
}

/** Size and rows of the table, each choice a link that keeps the rest of the address. */
export default function ComparisonOptions({ comparison, size, sizes, same }: ComparisonOptionsProps) {
  const { everything } = comparison;
  return (
    <div className="cluster compare-options">
      {sizes.length === 0 ? null : (
        <nav className="cluster cluster--tight compare-options__sizes" aria-label="Show prices for this size">
          <span className="small name">Prices for a</span>
          <SizeLinks sizes={sizes} chosen={size} hrefFor={(each) => compareHref({ ...comparison, size: each })} />
        </nav>
      )}
      <p className="cluster cluster--tight compare-options__rows">
        <Link
          className="choice-link"
          to={compareHref({ ...comparison, everything: !everything })}
          preventScrollReset
          state={stay}
        >
          {everything ? "Show only what’s different" : "Show everything"}
        </Link>{" "}
        {same === 0 ? null : (
          <span className="soft small">
            {everything
              ? `${formatCount(same, "fact is", "facts are")} the same for every bed`
              : `We’ve hidden ${formatCount(same, "fact that’s", "facts that are")} the same for every bed`}
          </span>
        )}
      </p>
    </div>
  );
}
