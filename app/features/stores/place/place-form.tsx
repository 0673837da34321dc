import { Form, useSearchParams } from "@remix-run/react";
import Field from "~/ui/forms/field";
import UseMyLocation from "./use-my-location";

interface PlaceFormProps {
  /** Prefix of ids, for two forms on one page. */
  id: string;
  action: string;
  /** What the field holds at first. */
  place: string;
  /** Query parameters that stay when another place is searched. */
  kept: Readonly<Record<string, string | undefined>>;
  /** The same page for coordinates. */
  locationHref: (latitude: string, longitude: string) => string;
}

/** One field for a ZIP, a city with its state, or the name of a place. */
export default function PlaceForm({ id, action, place, kept, locationHref }: PlaceFormProps) {
  const [parameters] = useSearchParams();
  const blank = parameters.get("place")?.trim() === "" && !parameters.has("latitude");
  return (
    <search className="stack stack--tight place-search">
      <Form className="place-form" method="get" action={action}>
        {Object.entries(kept).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <Field
          key={blank ? "" : place}
          id={id}
          name="place"
          label="ZIP, city and state, or place"
          defaultValue={blank ? "" : place}
          errors={blank ? ["Enter a ZIP code, a city and state, or the name of a place"] : []}
          maxLength={100}
          hint="For example 83702, or Boise, ID"
        />
        <button className="button" type="submit">
          Find stores
        </button>
      </Form>
      <UseMyLocation hrefFor={locationHref} />
    </search>
  );
}
