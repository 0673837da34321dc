import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import ConstructionDiagram from "~/mattress/layers/construction-diagram";
import MaterialPatterns from "~/mattress/layers/material-patterns";
import TypeGallery from "~/features/home/type-gallery";
import { openedBed } from "~/features/home/typical-beds";
import BrandShelf from "~/features/home/brand-shelf";
import PlannedLinks from "~/features/home/planned-links";
import ShowOurWorking from "~/features/home/show-our-working";
import WaysIn from "~/features/home/ways-in";
import { paths } from "~/paths";
import { expertReviewBrands, popularOnlineBrands, popularStoreBrands } from "~/site/navigation/brand-lists";
import { pageMeta } from "~/site/page-meta";
import SearchForm from "~/site/search/search-form";
import Section from "~/ui/page/section";

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Mattresses, cut open and compared",
    description:
      "An independent mattress guide: every layer drawn, scores that add up, facts with their source and date, " +
      "and no paid places.",
    path: paths.home,
  });

export default function HomePage() {
  return (
    <div className="stack home">
      <MaterialPatterns />
      <section className="wrap columns hero">
        <div className="stack stack--loose">
          <h1 className="hero__title">Know what you are lying on</h1>
          <p className="lead">
            An independent guide that takes mattresses apart: every layer, how firm it is for someone of your weight,
            what it costs, and where each fact comes from.
          </p>
          <p className="cluster hero__quiz">
            <Link className="button button--dawn" to={paths.finder}>
              Take the match quiz
            </Link>{" "}
            <span className="soft">Twelve short questions, no e-mail address.</span>
          </p>
          <SearchForm id="home-search" label="Or search by brand or model" />
        </div>
        <figure className="stack hero__drawing">
          <ConstructionDiagram
            layers={openedBed}
            pixelsPerInch={30}
            title="A mattress cut open"
            description={`From the top: ${openedBed.map((layer) => `${layer.name}, ${layer.inches} inches`).join("; ")}.`}
          />
          <figcaption className="small soft">
            A typical hybrid, to scale. Every model in the guide is drawn like this.
          </figcaption>
        </figure>
      </section>

      <Section name="ways" title="Where would you like to start?" className="wrap stack stack--loose">
        <WaysIn />
      </Section>

      <ShowOurWorking />

      <Section
        name="types"
        title="Eight ways to build a bed"
        className="wrap stack stack--loose"
        intro="We go by the layers, not by the name on the label. Each leads to the brands that build it."
      >
        <TypeGallery />
      </Section>

      <Section name="brands" title="Brands people ask about" className="wrap stack stack--loose">
        <div className="grid brand-shelves">
          <BrandShelf title="Expert reviews" brands={expertReviewBrands} href={paths.brandExpertReviews} />
          <BrandShelf title="Popular online" brands={popularOnlineBrands} href={paths.brandReviews} />
          <BrandShelf title="Popular in stores" brands={popularStoreBrands} href={paths.brandReviews} />
        </div>
      </Section>

      <Section
        name="planned"
        title="What we are still building"
        className="wrap stack stack--loose"
        intro="None of these is open yet. Each of their pages says so until it is."
      >
        <PlannedLinks />
      </Section>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
