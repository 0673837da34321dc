import { Form } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import Icon from "~/ui/icon";
import { useRootData } from "./root-data";
import type { InputSnapshot } from "./search-combobox";

type SearchFormProps = {
  /** Id of the input. */
  id: string;
  label: string;
  defaultValue?: string;
  /** The part that holds it opens: suggestions are got ready without waiting for focus. */
  active?: boolean;
};

type Combobox = { Input: typeof import("./search-combobox").default; from: InputSnapshot };

/** Plain HTML first: a POST of search_term. Suggestions come with JavaScript, when the visitor turns to it. */
export default function SearchForm({ id, label, defaultValue = "", active = false }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const manufacturer = useRef<HTMLInputElement>(null);
  const kind = useRef("");
  const [combobox, setCombobox] = useState<Combobox | null>(null);
  const { analyticsId } = useRootData().site;
  const labelId = `${id}-label`;

  const load = useCallback(async () => {
    // Without it the box searches all the same.
    const part = await import("./search-combobox").catch(() => null);
    const plain = input.current;
    if (part === null || plain === null) return;
    const focused = document.activeElement === plain;
    const from = { value: plain.value, focused, start: plain.selectionStart, end: plain.selectionEnd };
    setCombobox({ Input: part.default, from });
  }, []);

  useEffect(() => {
    if (active) void load();
  }, [active, load]);

  return (
    <Form
      className="search-form"
      method="post"
      action={paths.search}
      role="search"
      aria-label={label}
      ref={form}
      onSubmit={(event) => {
        if (analyticsId === undefined) return;
        const term = String(new FormData(event.currentTarget).get("search_term") ?? "");
        const search = { term, type: kind.current, resultManufacturer: manufacturer.current?.value ?? "" };
        import("~/platform/analytics.client").then(({ tellSearch }) => tellSearch(search), () => {});
      }}
    >
      <label className="search-form__label" id={labelId} htmlFor={id}>
        {label}
      </label>
      <div className="search-form__row">
        {combobox === null ? (
          <input
            className="field__input"
            ref={input}
            id={id}
            type="text"
            name="search_term"
            autoComplete="off"
            defaultValue={defaultValue}
            onFocus={() => void load()}
          />
        ) : (
          <combobox.Input
            id={id}
            labelId={labelId}
            from={combobox.from}
            onTyped={() => {
              kind.current = "";
              if (manufacturer.current) manufacturer.current.value = "";
            }}
            onChoose={({ type, result }) => {
              kind.current = type;
              // For an entry of type manufacturer the term is recorded as the manufacturer (section 3).
              if (manufacturer.current) manufacturer.current.value = type === "manufacturer" ? result : "";
              form.current?.requestSubmit();
            }}
          />
        )}
        <input ref={manufacturer} type="hidden" name="manufacturer" defaultValue="" />
        <button className="button" type="submit">
          <Icon name="search" />
          Search
        </button>
      </div>
    </Form>
  );
}
