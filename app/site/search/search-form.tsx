import { Form } from "@remix-run/react";
import { useRef } from "react";
import { paths } from "~/paths";
import Icon from "~/ui/icon";
import SearchInput from "./search-input";

interface SearchFormProps {
  id: string;
  label: string;
  defaultValue?: string;
  /** Loads the suggestions now instead of on focus, because the panel around the form is opening. */
  active?: boolean;
}

/** Plain HTML first: a POST of search_term. With JavaScript, suggestions load once the visitor focuses the input. */
export default function SearchForm({ id, label, defaultValue, active }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const manufacturer = useRef<HTMLInputElement>(null);
  /** The kind of the suggestion is for the data layer alone (analytics/presses.client.ts). */
  const choose = (kind: string, name = "") => {
    if (manufacturer.current) Object.assign(manufacturer.current, { value: name }).dataset.kind = kind;
  };
  const labelId = `${id}-label`;

  return (
    <Form
      className="stack stack--tight search-form"
      method="post"
      action={paths.search}
      role="search"
      aria-label={label}
      ref={form}
    >
      <label className="name" id={labelId} htmlFor={id}>
        {label}
      </label>
      <div className="search-form__row">
        <SearchInput
          id={id}
          labelId={labelId}
          name="search_term"
          defaultValue={defaultValue}
          active={active}
          onTyped={() => choose("")}
          onChoose={({ type }, typed) => {
            // For an entry of type manufacturer what was typed is recorded as the manufacturer (specification, section 3).
            choose(type, type === "manufacturer" ? typed : "");
            form.current?.requestSubmit();
          }}
        />
        <input ref={manufacturer} type="hidden" name="manufacturer" defaultValue="" />
        <button className="button" type="submit">
          <Icon name="search" />
          Search
        </button>
      </div>
    </Form>
  );
}
