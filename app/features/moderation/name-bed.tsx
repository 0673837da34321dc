import { Form } from "@remix-run/react";
import type { SearchAnswer } from "#contracts/search";
import Field from "~/ui/forms/field";
import WriteForm from "~/ui/forms/write-form";
import { type DecisionAnswer, Hidden } from "./decide-forms";

interface FoundBed {
  slug: string;
  name: string;
  about: string;
}

export const foundBeds = ({ groups }: Pick<SearchAnswer, "groups">): FoundBed[] =>
  groups.flatMap(({ items }) =>
    items.flatMap(({ kind, slug, name, brand, summary }) =>
      kind === "model" ? [{ slug, name: brand === null ? name : `${brand.name} ${name}`, about: summary }] : [],
    ),
  );

interface NameBedProps {
  form: DecisionAnswer;
  /** What was searched for; empty: nothing yet. */
  asked: string;
  found: readonly FoundBed[];
}

/** For a review whose writer did not find the bed: search the catalogue and say which one it is. */
export default function NameBed({ form, asked, found }: NameBedProps) {
  return (
    <div className="stack measure">
      <Form className="stack" role="search" aria-label="Beds of the catalogue">
        <Field name="bed" type="search" label="Search for the bed" defaultValue={asked} />
        <p>
          <button className="button button--secondary" type="submit">
            Search
          </button>
        </p>
      </Form>
      {asked === "" ? null : found.length === 0 ? (
        <p role="status">
          We found no bed for “<bdi>{asked}</bdi>”. Try the brand and one word of the name.
        </p>
      ) : (
        <ul className="lined">
          {found.map(({ slug, name, about }) => (
            <li key={slug} className="spread moderation__bed">
              <span>
                {name} <span className="small soft">{about}</span>
              </span>
              <WriteForm form={form} submit={["It’s this one", "Saving…"]} secondary>
                <Hidden decision="map-bed" />
                <input type="hidden" name="model" value={slug} />
              </WriteForm>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
