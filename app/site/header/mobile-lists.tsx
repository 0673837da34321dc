import type { Dispatch, ReactNode } from "react";
import Icon from "~/ui/icon";
import NavList from "~/site/navigation/nav-list";
import {
  comparison,
  comparisonLinks,
  discounts,
  findBed,
  mattress101,
  nearbyStores,
  reviews,
} from "~/site/navigation/navigation";
import type { MobileEvent, MobileState, Sublist } from "./mobile-menu-state";
import { useRootData } from "~/site/root-data";
import SlidingDetails from "./sliding-details";
import { useHydrated } from "~/site/use-hydrated";

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
  return (
    <ul className="mobile-lists">
      <li>
        <List {...props} name="FindBed" label={findBed.label}>
          <NavList links={[...findBed.links, nearbyStores]} />
        </List>
      </li>
      <li>
        {comparisons === null ? (
          <a className="mobile-lists__link" href={comparison.create.to}>
            {comparison.mobileLabel}
          </a>
        ) : (
          <List {...props} name="Comparison" label={comparison.mobileLabel}>
            <NavList links={[comparison.create]} />
            {comparisons.length === 0 ? null : (
              <List
                {...props}
                name="Popular Comparisons"
                label={comparison.popularLabel}
                behind={comparison.mobileLabel}
              >
                <NavList links={comparisonLinks(comparisons, true)} />
              </List>
            )}
          </List>
        )}
      </li>
      <li>
        <List {...props} name="Discounts" label={discounts.mobileLabel}>
          <NavList links={[...discounts.links, discounts.cashback]} />
        </List>
      </li>
      <li>
        <List {...props} name="Reviews" label={reviews.mobileLabel}>
          {reviews.tabs.map((tab) => (
            <div key={tab.name} className="mobile-list__group">
              <p className="nav-heading">{tab.label}</p>
              {tab.brands.length === 0 ? null : (
                <NavList
                  className="nav-list nav-list--columns"
                  links={tab.brands.map(({ name, slug }) => ({ label: name, to: tab.brandLink(slug) }))}
                />
              )}
              <NavList links={tab.links} />
            </div>
          ))}
        </List>
      </li>
      <li>
        <List {...props} name="Mattress 101" label={mattress101.label}>
          <NavList links={[...mattress101.guides, ...mattress101.community, mattress101.quizPromo]} />
        </List>
      </li>
    </ul>
  );
}
