import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "~/paths";
import Section from "~/ui/page/section";
import { footerColumns, legalLinks } from "./footer/footer-links";
import type { NavLink } from "./navigation/menu-names";
import { comparison, discounts, findBed, mattress101 } from "./navigation/navigation";
import { notOpen } from "./navigation/not-open";

/** What there is of each kind, as the catalogue and the texts have it now. */
interface SiteMapParts {
  brands: readonly { slug: string; name: string }[];
  guides: readonly { slug: string; title: string }[];
  letters: readonly NavLink[];
  /** Of the forum. */
  categories: readonly { slug: string; name: string }[];
}

interface Group {
  name: string;
  title: string;
  links: readonly NavLink[];
  /** Lists of many short links. */
  dense?: true;
}

function groupsOf({ brands, guides, letters, categories }: SiteMapParts): Group[] {
  return [
    {
      name: "find",
      title: findBed.label,
      links: [
        ...findBed.links,
        { label: "Stores near you", to: paths.stores },
        comparison.create,
        { label: "Popular comparisons", to: paths.comparisons },
        { label: "All collections", to: paths.collections },
        { label: "All lines", to: paths.lines },
        { label: "Every bed by name", to: paths.models },
      ],
    },
    {
      name: "brands",
      title: "Brands",
      links: brands.map(({ slug, name }) => ({ label: name, to: paths.brand(slug) })),
      dense: true,
    },
    {
      name: "reviews",
      title: "Reviews",
      links: [
        { label: "Owner reviews of beds", to: paths.customerReviews },
        { label: "Reviews of stores", to: paths.storeReviews },
        { label: "Our tests", to: paths.expertReviews },
        { label: "How we test", to: paths.howWeTest },
        { label: "Rate your mattress", to: paths.reviewMattress },
        { label: "Rate a mattress store", to: paths.reviewStore },
        { label: "Rules for reviews", to: paths.reviewRules },
      ],
    },
    {
      name: "savings",
      title: "Deals and cash back",
      links: [
        ...discounts.links,
        discounts.cashback,
        { label: "Enter a code from a store", to: paths.cashbackCode },
        { label: "What cash back members say", to: paths.cashbackTestimonials },
      ],
    },
    {
      name: "guides",
      title: "Guides",
      links: [
        { label: "All guides", to: paths.guides },
        ...guides.map(({ slug, title }) => ({ label: title, to: paths.guide(slug) })),
      ],
    },
    { name: "glossary", title: "Glossary", links: letters, dense: true },
    {
      name: "community",
      title: "Questions and forum",
      links: [
        mattress101.community[0],
        { label: "Who our experts are", to: paths.experts },
        mattress101.community[1],
        ...categories.map(({ slug, name }) => ({ label: `Forum: ${name}`, to: paths.forumCategory(slug) })),
      ],
    },
    {
      name: "account",
      title: "Your account",
      links: [
        { label: "Log in", to: paths.signIn },
        { label: "Sign up", to: paths.signUp },
        { label: "Your account", to: paths.viewProfile },
        { label: "How you sleep", to: paths.editProfile },
        { label: "Your reviews", to: paths.ownReviews },
        { label: "Email settings", to: paths.emailSettings },
        { label: "Forgot your password", to: paths.resetPassword },
      ],
    },
    {
      name: "about",
      title: "About this site",
      links: [
        ...(footerColumns.at(-1)?.links.slice(0, 3) ?? []),
        { label: "Content guidelines", to: paths.contentGuidelines },
        ...legalLinks.filter(({ to }) => to !== paths.sitemap),
        { label: "Search", to: paths.search },
      ],
    },
  ];
}

/** The site map with plain links: it is rendered where there is no router. What isn't open yet is left out. */
export const siteMapHtml = (parts: SiteMapParts): string =>
  renderToStaticMarkup(
    <>
      {groupsOf(parts)
        .map((group) => ({ ...group, links: group.links.filter(({ to }) => !notOpen.has(to)) }))
        .filter(({ links }) => links.length > 0)
        .map(({ name, title, links, dense }) => (
          <Section key={name} target name={name} title={title}>
            <ul className={dense ? "site-map__list site-map__list--dense" : "site-map__list"}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <a className="site-map__link" href={to}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        ))}
    </>,
  );
