import type { Dispatch, ReactNode } from "react";
import Icon from "~/ui/icon";
import { paths } from "~/paths";
import FixedMarkup, { useHasMarkup } from "~/site/markup/fixed-markup";
import {
  comparisonNames,
  discountsNames,
  findBedName,
  mattress101Name,
  reviewsNames,
} from "~/site/navigation/menu-names";
import type { MobileEvent, MobileState, Sublist } from "./mobile-menu-state";
import { useRootData } from "~/site/root-data";
import SlidingDetails from "./sliding-details";
import { useHydrated } from "~/ui/use-hydrated";

interface MobileListsProps {
  list: MobileState["list"];
  dispatch: Dispatch<MobileEvent>;
}

type ListProps = MobileListsProps & { name: Sublist; label: string; behind?: string; children: ReactNode };

function List({ name, label, behind = "Main menu", list, dispatch, children }: ListProps) {
  const hydrated = useHydrated();
  const choose = () => dispatch({ type: "list chosen", list: name });
  const goBack = () => dispatch({ type: "back pressed" });
  const open = list === name || (name === "Comparison" && list === "Popular Comparisons");
  return (
    <SlidingDetails
      name={name === "Popular Comparisons" ? "mobile-sub-sublist" : "mobile-sublist"}
      className="mobile-list"
      slide={open ? "open" : "closed"}
      onPress={choose}
      onFoundOpen={choose}
      summary={
        <>
          {label}
          <Icon name="chevron-right" />
        </>
      }
    >
      <button className="mobile-list__back" type="button" hidden={!hydrated} data-back={name} onClick={goBack}>
        <Icon name="chevron-left" />
        {behind}
      </button>
      <p className="mobile-list__title" hidden={!hydrated}>
        {label}
      </p>
      {children}
    </SlidingDetails>
  );
}

/** The five sublists of the mobile menu and the one below Comparison (specification, section 2). */
export default function MobileLists(props: MobileListsProps) {
  const { comparisons } = useRootData();
  const hasPopular = useHasMarkup("mobile-popular-comparisons");
  return (
    <ul className="mobile-lists">
      <li>
        <List {...props} name="FindBed" label={findBedName}>
          <FixedMarkup part="mobile-find-bed" as="ul" className="nav-list" />
        </List>
      </li>
      <li>
        {!comparisons ? (
          <a className="mobile-lists__link" href={paths.compare}>
            {comparisonNames.mobileLabel}
          </a>
        ) : (
          <List {...props} name="Comparison" label={comparisonNames.mobileLabel}>
            <FixedMarkup part="mobile-comparison" as="ul" className="nav-list" />
            {!hasPopular ? null : (
              <List
                {...props}
                name="Popular Comparisons"
                label={comparisonNames.popularLabel}
                behind={comparisonNames.mobileLabel}
              >
                <FixedMarkup part="mobile-popular-comparisons" as="ul" className="nav-list" />
              </List>
            )}
          </List>
        )}
      </li>
      <li>
        <List {...props} name="Discounts" label={discountsNames.mobileLabel}>
          <FixedMarkup part="mobile-discounts" as="ul" className="nav-list" />
        </List>
      </li>
      <li>
        <List {...props} name="Reviews" label={reviewsNames.mobileLabel}>
          <FixedMarkup part="mobile-reviews" />
        </List>
      </li>
      <li>
        <List {...props} name="Mattress 101" label={mattress101Name}>
          <FixedMarkup part="mobile-mattress-101" as="ul" className="nav-list" />
        </List>
      </li>
    </ul>
  );
}
