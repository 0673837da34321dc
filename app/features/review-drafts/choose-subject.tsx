import { Form, Link } from "@remix-run/react";
import type { ReviewStart } from "#contracts/review-drafts/drafts";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import { paths } from "~/paths";
import Disclosure from "~/ui/disclosure";
import Section from "~/ui/page/section";
import type { Found } from "./start.server";

const kinds = {
  bed: {
    path: paths.reviewMattress,
    of: paths.reviewMattressOf,
    field: "Brand or name of your bed",
    find: "Find my bed",
    none: "We found no bed by those words. Its label has the name, and so does your receipt.",
    unlisted: "My bed isn’t listed",
    other: { to: paths.reviewStore, words: "Rate a store instead" },
  },
  store: {
    path: paths.reviewStore,
    of: paths.reviewStoreOf,
    field: "Name of the store, its town or ZIP code",
    find: "Find the store",
    none: "We found no store by those words. Try its town or ZIP code.",
    unlisted: "The store isn’t listed",
    other: { to: paths.reviewMattress, words: "Rate your bed instead" },
  },
} as const;

/** Whether a bed is called by all the words that were typed. */
function hasWords({ name, about }: Found, q: string): boolean {
  const plain = (text: string) =>
    text
      .normalize("NFKD")
      .replace(/[^\p{L}\d\s]/gu, "")
      .toLowerCase();
  const called = plain(`${name} ${about ?? ""}`);
  return plain(q)
    .split(/\s+/)
    .every((word) => called.includes(word));
}

const BrandList = ({ brands }: { brands: ReviewStart["brands"] }) => (
  <ul className="choose-list">
    {brands.map(({ slug, name }) => (
      <li key={slug}>
        <Link to={paths.reviewMattressOfBrand(slug)}>{name}</Link>
      </li>
    ))}
  </ul>
);

interface ChooseSubjectProps {
  kind: ReviewKind;
  q: string;
  found: readonly Found[] | null;
  start: ReviewStart | null;
}

/** What is reviewed: found by words, or a bed by its brand. */
export default function ChooseSubject({ kind, q, found, start }: ChooseSubjectProps) {
  const { path, of, field, find, none, unlisted, other } = kinds[kind];
  const brands = start?.brands ?? [];
  // A store may be found by its place, which its name doesn't have.
  const closest = kind === "bed" && found !== null && !found.some((bed) => hasWords(bed, q));
  return (
    <div className="stack stack--loose">
      <Form method="get" action={path} className="stack measure" role="search" aria-label={find}>
        <div className="stack stack--tight">
          <label className="name" htmlFor="q">
            {field}
          </label>
          <input className="field__input" id="q" name="q" dir="auto" defaultValue={q} key={q} autoComplete="off" />
        </div>
        <p>
          <button className="button" type="submit">
            {find}
          </button>
        </p>
      </Form>
      {found === null ? null : (
        <Section
          name="found"
          title={
            found.length === 0 ? (
              "Nothing found"
            ) : closest ? (
              <>
                We found no “<bdi>{q}</bdi>”; these come closest
              </>
            ) : (
              "Is it one of these?"
            )
          }
          headingClass="text-xl"
        >
          {found.length === 0 ? (
            <p role="status">{none}</p>
          ) : (
            <ul className="lined">
              {found.map(({ slug, name, about }) => (
                <li key={slug}>
                  <Link to={of(slug)}>{name}</Link>{" "}
                  {about === null ? null : <span className="small soft">{about}</span>}
                </li>
              ))}
            </ul>
          )}
          <p>
            <Link to={`${path}?unlisted=yes`}>{unlisted}</Link>
          </p>
        </Section>
      )}
      {start === null || start.beds.length === 0 || start.brand === null ? null : (
        <Section name="beds" title={`Which ${start.brand.name} is it?`} headingClass="text-xl">
          <ul className="choose-list">
            {start.beds.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={of(slug)}>{name}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {brands.length === 0 ? null : found === null ? (
        <Section name="brands" title="Or start with its brand" headingClass="text-xl">
          <BrandList brands={brands} />
        </Section>
      ) : (
        <Disclosure summary="Or start with its brand">
          <BrandList brands={brands} />
        </Disclosure>
      )}
      <p className="cluster">
        {found === null ? <Link to={`${path}?unlisted=yes`}>{unlisted}</Link> : null}{" "}
        <Link to={other.to}>{other.words}</Link>
      </p>
    </div>
  );
}
