import type { PopularComparison } from "~/contracts/comparisons";
import Icon from "~/ui/icon";
import { notOpen } from "~/site/navigation/not-open";
import NavList from "~/site/navigation/nav-list";
import { comparison, comparisonLinks, discounts, mattress101, type NavLink } from "~/site/navigation/navigation";

/** What the simpler panels of the desktop header show; Reviews and Search have files of their own. */

function Promo({ link, action }: { link: NavLink; action: string }) {
  return (
    <div className="nav-promo">
      <p className="nav-promo__title">{link.label}</p>
      <p>{link.note}</p>
      {notOpen.has(link.to) ? (
        <p>
          <span className="tag">soon</span>
        </p>
      ) : (
        <a className="with-icon nav-promo__link" href={link.to}>
          {action}
          <Icon name="arrow-right" />
        </a>
      )}
    </div>
  );
}

export function ComparisonPanel({ popular }: { popular: readonly PopularComparison[] }) {
  return (
    <div className="nav-columns">
      {popular.length === 0 ? null : (
        <div>
          <p className="nav-heading">{comparison.popularLabel}</p>
          <NavList links={comparisonLinks(popular)} className="nav-list nav-list--columns" />
        </div>
      )}
      <Promo link={{ ...comparison.create, label: "Your own comparison" }} action={comparison.create.label} />
    </div>
  );
}

export function DiscountsPanel() {
  return (
    <div className="nav-columns">
      <NavList links={discounts.links} className="nav-list nav-list--wide" />
      <Promo link={discounts.cashback} action="How cash back works" />
    </div>
  );
}

export function Mattress101Panel() {
  return (
    <div className="nav-columns">
      <div>
        <p className="nav-heading">Guides</p>
        <NavList links={mattress101.guides} className="nav-list nav-list--wide" />
        <p className="nav-heading">Get answers</p>
        <NavList links={mattress101.community} className="nav-list nav-list--wide" />
      </div>
      <Promo link={{ ...mattress101.quizPromo, label: "Which bed fits you?" }} action={mattress101.quizPromo.label} />
    </div>
  );
}
