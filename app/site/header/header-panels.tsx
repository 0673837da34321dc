import Icon from "~/ui/icon";
import { notOpen } from "~/site/navigation/not-open";
import NavList from "~/site/navigation/nav-list";
import BrandWordmark from "~/ui/wordmark";
import type { BrandLogos } from "~/platform/brand-logos.server";
import type { BrandEntry } from "~/site/navigation/brand-lists";
import type { NavLink } from "~/site/navigation/menu-names";
import { discounts, mattress101 } from "~/site/navigation/navigation";

/** What panels of the desktop header hold, made by the server alone (markup/fixed-parts.server.tsx). */

export function Promo({ link, action }: { link: NavLink; action: string }) {
  return (
    <>
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
    </>
  );
}

interface BrandGridProps {
  brands: readonly BrandEntry[];
  brandLink(slug: string): string;
  logos: BrandLogos;
}

/** Brands by their logo, or by their name where we have none. */
export function BrandGrid({ brands, brandLink, logos }: BrandGridProps) {
  return brands.length === 0 ? null : (
    <ul className="brand-grid">
      {brands.map(({ slug, name }) => (
        <li key={slug}>
          <a className="brand-grid__link" href={brandLink(slug)}>
            {logos.has(slug) ? (
              <img className="brand-grid__logo" src={logos.get(slug)} alt={name} loading="lazy" />
            ) : (
              <BrandWordmark slug={slug} name={name} />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function DiscountsPanel() {
  return (
    <>
      <NavList links={discounts.links} className="nav-list nav-list--wide" />
      <div className="nav-promo">
        <Promo link={discounts.cashback} action="How cash back works" />
      </div>
    </>
  );
}

export function Mattress101Panel() {
  return (
    <>
      <div>
        <p className="nav-heading">Guides</p>
        <NavList links={mattress101.guides} className="nav-list nav-list--wide" />
        <p className="nav-heading">Get answers</p>
        <NavList links={mattress101.community} className="nav-list nav-list--wide" />
      </div>
      <div className="nav-promo">
        <Promo link={{ ...mattress101.quizPromo, label: "Which bed fits you?" }} action={mattress101.quizPromo.label} />
      </div>
    </>
  );
}
