import type { AppLoadContext } from "@remix-run/node";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { footerColumns, legalLinks, socialNetworks } from "~/site/footer/footer-links";
import { paths } from "~/paths";
import type { BrandLogos } from "~/platform/brand-logos.server";
import { BrandGrid, DiscountsPanel, Mattress101Panel, Promo } from "~/site/header/header-panels";
import { MeasurementAnswer, MeasurementQuestion, PrivacyState } from "~/site/footer/privacy-choice.server";
import NavList, { NavEntries, SoonEntry } from "~/site/navigation/nav-list";
import {
  comparison,
  comparisonLinks,
  discounts,
  findBed,
  mattress101,
  reviews,
  storesNearby,
} from "~/site/navigation/navigation";
import type { Markup, MarkupPart } from "./fixed-markup";

type Menus = AppLoadContext["menus"];
type Measurement = Pick<AppLoadContext["measurement"], "answered" | "asks" | "choice" | "signal">;
type Parts = Partial<Record<MarkupPart, () => ReactNode>>;

function TabContent({ brands, brandLink, links, logos }: (typeof reviews.tabs)[number] & { logos: BrandLogos }) {
  return (
    <>
      <BrandGrid brands={brands} brandLink={brandLink} logos={logos} />
      <NavList links={links} className={brands.length === 0 ? "nav-list nav-list--wide" : "nav-list nav-list--after"} />
    </>
  );
}

/** Where the settings say where they lead; in a demonstration the others are said to come. */
function SocialNetworks({ social, demonstration }: Pick<Menus["ofSite"], "social"> & { demonstration: boolean }) {
  const shown = socialNetworks.filter(({ setting }) => demonstration || social[setting] !== undefined);
  if (shown.length === 0) return null;
  return (
    <div>
      <h2 className="site-footer__heading">Social Media</h2>
      <ul className="site-footer__list">
        {shown.map(({ label, setting }) => (
          <li key={label}>
            {social[setting] === undefined ? (
              <SoonEntry label={label} />
            ) : (
              <a className="nav-link" href={social[setting]} rel="noopener">
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A lark rising before the dawn, over the line of a bed, and the name. */
const HomeLink = ({ name }: Pick<Menus["ofSite"], "name">) => (
  <a className="logo-link" href={paths.home}>
    <span className="with-icon">
      <svg className="logo__mark" viewBox="1 1 30 28" width={34} height={34} aria-hidden="true">
        <path className="logo__dawn" d="M6 23.5a10 10 0 0 1 20 0z" />
        <path className="logo__bed" d="M3 27h26" />
        <path
          className="logo__lark"
          d="M5 18.5C9 17.5 11.5 15.5 13 13 9.5 11.5 7 7.5 6.5 3c5 .8 9 3 11 5.8 1-1.4 2.7-2.1 4.4-1.7 1 .2 1.7.8 2.1 1.5l3.5.9-3.5 1.2c-.4 4.1-3.7 7.3-8.5 8.1-3.7.6-7.5.5-10.5-.3z"
        />
      </svg>
      <span className="logo__name">{name}</span>
    </span>
  </a>
);

const FooterEnd = ({ name, signal }: Pick<Menus["ofSite"], "name"> & Pick<Measurement, "signal">) => (
  <>
    <HomeLink name={name} />
    <ul className="cluster site-footer__legal">
      <NavEntries links={legalLinks} />
      <PrivacyState signal={signal} />
    </ul>
    <p className="site-footer__disclaimer">
      What you read here is meant to inform and educate. It isn’t medical advice: if you have pain or a health
      condition, ask your doctor before you pick a mattress for it.
    </p>
  </>
);

const partsOf = ({ name, social, logos }: Menus["ofSite"], demonstration: boolean): Parts => ({
  "home-link": () => <HomeLink name={name} />,
  "find-bed": () => <NavEntries links={findBed.links} />,
  "comparison-promo": () => (
    <Promo link={{ ...comparison.create, label: "Your own comparison" }} action={comparison.create.label} />
  ),
  discounts: () => <DiscountsPanel />,
  "mattress-101": () => <Mattress101Panel />,
  ...Object.fromEntries(
    reviews.tabs.map((tab) => [`reviews-${tab.name}`, () => <TabContent {...tab} logos={logos} />]),
  ),
  "mobile-find-bed": () => <NavEntries links={[...findBed.links, storesNearby]} />,
  "mobile-comparison": () => <NavEntries links={[comparison.create]} />,
  "mobile-discounts": () => <NavEntries links={[...discounts.links, discounts.cashback]} />,
  "mobile-reviews": () =>
    reviews.tabs.map(({ name, label, brands, brandLink, links }) => (
      <div key={name} className="mobile-list__group">
        <p className="nav-heading">{label}</p>
        {brands.length === 0 ? null : (
          <NavList
            className="nav-list nav-list--columns"
            links={brands.map((brand) => ({ label: brand.name, to: brandLink(brand.slug) }))}
          />
        )}
        <NavList links={links} />
      </div>
    )),
  "mobile-mattress-101": () => (
    <NavEntries links={[...mattress101.guides, ...mattress101.community, mattress101.quizPromo]} />
  ),
  "footer-columns": () => (
    <>
      {footerColumns.map(({ heading, links }) => (
        <div key={heading}>
          <h2 className="site-footer__heading">{heading}</h2>
          <NavList links={links} className="site-footer__list" />
        </div>
      ))}
      <SocialNetworks social={social} demonstration={demonstration} />
    </>
  ),
  "footer-end": () => <FooterEnd name={name} signal={false} />,
});

const markupOf = (all: Parts): Markup =>
  Object.fromEntries(Object.entries(all).map(([part, make]) => [part, renderToStaticMarkup(make())]));

/** As on a site without a tag manager. */
const unmeasured: Measurement = { answered: false, asks: false, choice: null, signal: false };

const made = { demonstration: new WeakMap<Menus["ofSite"], Markup>(), own: new WeakMap<Menus["ofSite"], Markup>() };

/** All parts for one page; but for the popular comparisons and the visitor's privacy they are made once, the same for everybody. */
export function markupFor(menus: Menus, measurement = unmeasured): Markup {
  const { popularComparisons: popular, ofSite, demonstration = false } = menus;
  const kept = demonstration ? made.demonstration : made.own;
  const fixed = kept.get(ofSite) ?? markupOf(partsOf(ofSite, demonstration));
  kept.set(ofSite, fixed);
  const own = ofVisitor(fixed, measurement, ofSite);
  if (popular.length === 0) return own;
  return {
    ...own,
    ...markupOf({
      "popular-comparisons": () => <NavEntries links={comparisonLinks(popular)} />,
      "mobile-popular-comparisons": () => <NavEntries links={comparisonLinks(popular, true)} />,
    }),
  };
}

/** Within parts that every page has already, so that scripts know of no further one. */
function ofVisitor(fixed: Markup, measurement: Measurement, { name }: Menus["ofSite"]): Markup {
  const question = renderToStaticMarkup(
    <>
      <MeasurementQuestion {...measurement} />
      <MeasurementAnswer {...measurement} />
    </>,
  );
  const { signal } = measurement;
  if (question === "" && !signal) return fixed;
  return {
    ...fixed,
    "footer-columns": question + (fixed["footer-columns"] ?? ""),
    ...(signal && markupOf({ "footer-end": () => <FooterEnd name={name} signal /> })),
  };
}
