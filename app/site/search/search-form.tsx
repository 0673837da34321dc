import { Form } from "@remix-run/react";
import { useRef } from "react";
import { paths } from "~/paths";
import Icon from "~/ui/icon";
import { useRootData } from "~/site/root-data";
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
  const kind = useRef("");
  const { analyticsId } = useRootData().site;
  const labelId = `${id}-label`;

  return (
    <Form
      className="stack stack--tight search-form"
      method="post"
      action={paths.search}
      role="search"
      aria-label={label}
      ref={form}
      onSubmit={(event) => {
        if (analyticsId === undefined) return;
        const term = String(new FormData(event.currentTarget).get("search_term") ?? "");
        const search = { term, type: kind.current, resultManufacturer: manufacturer.current?.value ?? "" };
        import("~/platform/analytics.client").then(
          ({ trackSearch }) => trackSearch(search),
          () => {},
        );
      }}
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
          onTyped={() => {
            kind.current = "";
            if (manufacturer.current) manufacturer.current.value = "";
          }}
          onChoose={({ type }, typed) => {
            kind.current = type;
            // For an entry of type manufacturer what was typed is recorded as the manufacturer (specification, section 3).
            if (manufacturer.current) manufacturer.current.value = type === "manufacturer" ? typed : "";
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
