import { formatMoney } from "#contracts/english";
import { Form, Link } from "@remix-run/react";
import type { ReactNode, Ref } from "react";
import type { SearchAnswer, SearchResult } from "#contracts/search";
import { sizeName } from "#contracts/vocabulary/mattress";
import { calledText } from "~/mattress/called-text";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import { compareHref, comparisonQuery, withModel, type Comparison } from "./compare-address";

interface ModelPickerProps {
  comparison: Comparison;
  label: string;
  /** The field, with its id and the name `add`. */
  field: ReactNode;
  fieldId: string;
  found: ReturnType<typeof foundBeds> | null;
  formRef?: Ref<HTMLFormElement>;
}

function FoundModel({ result, comparison }: { result: ReturnType<typeof foundBed>; comparison: Comparison }) {
  const name = fullName(result);
  const there = comparison.models.includes(result.slug);
  return (
    <li className="spread found">
      <div>
        <p className="name">{name}</p>
        <p className="soft small">
          {result.summary}
          {result.price === null ? null : `, ${result.price}`}
        </p>
        {result.foundAs === null ? null : <p className="eyebrow">{result.foundAs}</p>}
      </div>
      {there ? (
        <span className="soft small">In this comparison</span>
      ) : (
        <Link className="button button--secondary button--small" to={compareHref(withModel(comparison, result.slug))}>
          {comparison.replacing === null ? "Add" : "Use this one"}
          <span className="visually-hidden"> {name}</span>
        </Link>
      )}
    </li>
  );
}

/** Finds a bed by its name and adds it, or puts it in the place of another. A GET form and links, so it needs no scripts. */
export default function ModelPicker({ comparison, label, field, fieldId, found, formRef }: ModelPickerProps) {
  return (
    <div className="picker stack" id="add">
      <Form
        className="stack stack--tight search-form"
        method="get"
        action={`${paths.compare}#add`}
        role="search"
        aria-label="Find a bed to compare"
        ref={formRef}
      >
        {Object.entries(comparisonQuery(comparison)).map(([name, value]) =>
          value === "" ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label className="name" id={`${fieldId}-label`} htmlFor={fieldId}>
          {label}
        </label>
        <div className="search-form__row">
          {field}
          <button className="button" type="submit">
            Find
          </button>
        </div>
      </Form>
      {found === null ? null : (
        <div className="stack stack--tight">
          <p role="status" className={found.count === 0 ? "field__error" : undefined}>
            {found.count === 0 ? (
              <>
                We couldn’t find a bed called “<bdi>{found.term}</bdi>.” Try a brand, or just part of the name.
              </>
            ) : (
              <>
                {formatCount(found.count, "bed", "beds")} for “<bdi>{found.corrected ?? found.term}</bdi>.”
                {found.count > found.items.length ? ` Here are the ${found.items.length} closest.` : ""}
              </>
            )}
          </p>
          {found.count === 0 ? null : (
            <ul className="rows lined found-list">
              {found.items.map((result) => (
                <FoundModel key={result.slug} result={result} comparison={comparison} />
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

const modelsIn = ({ groups }: SearchAnswer): Pick<SearchAnswer["groups"][number], "count" | "items"> =>
  groups.find(({ kind }) => kind === "model") ?? { count: 0, items: [] };

const fullName = ({ brand, name }: Pick<SearchResult, "brand" | "name">) =>
  brand === null ? name : `${brand.name} ${name}`;

/** What a search for a bed to add has found. */
export function foundBeds(answer: SearchAnswer, term: string) {
  const { count, items } = modelsIn(answer);
  return {
    term,
    corrected: answer.corrected,
    count,
    items: items.map(foundBed),
  };
}

/** A bed as the picker shows it, in words. */
function foundBed({ slug, brand, name, summary, price_from_cents: cents, price_size: size, ...found }: SearchResult) {
  const price = cents === null ? null : [formatMoney(cents), ...(size === null ? [] : [sizeName(size)])].join(" ");
  const foundAs = found.found_as === null ? null : calledText(found.found_as, found.found_as_kind);
  return { slug, brand, name, summary, price, foundAs };
}

/** Slug of the one bed with exactly this name, as after choosing a suggestion, so that it can be added at once. */
export function exactlyNamed(answer: SearchAnswer, term: string): string | undefined {
  const same = modelsIn(answer).items.filter((item) => fullName(item).toLowerCase() === term.toLowerCase());
  return same.length === 1 ? same[0]!.slug : undefined;
}
