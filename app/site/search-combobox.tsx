import { useCombobox } from "downshift";
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Suggestion } from "~/contracts/search";
import { formatCount } from "~/ui/format";
import Highlight from "./highlight";
import { kindInWords } from "./suggestion-kinds";
import { useSuggestions } from "./use-suggestions";

/** The plain input as it was at the moment when this took its place. */
export type InputSnapshot = { value: string; focused: boolean; start: number | null; end: number | null };

type SearchComboboxProps = {
  id: string;
  labelId: string;
  name: string;
  from: InputSnapshot;
  /** The visitor changed the text, so what was chosen before no longer counts. */
  onTyped?: () => void;
  /** The form is to be sent for this suggestion, whose text already stands in the input. */
  onChoose: (suggestion: Suggestion) => void;
};

const { stateChangeTypes } = useCombobox;

/** The search input with its list of suggestions; loaded when the visitor turns to the search box. */
export default function SearchCombobox({ id, labelId, name, from, onTyped, onChoose }: SearchComboboxProps) {
  const [value, setValue] = useState(from.value);
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const chosen = useRef<Suggestion | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { items, term } = useSuggestions(typed);
  const shown = open && items.length > 0;

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Suggestion>({
    items: [...items],
    inputId: id,
    labelId,
    menuId: `${id}-list`,
    inputValue: value,
    selectedItem: null,
    isOpen: shown,
    itemToString: (item) => item?.result ?? "",
    stateReducer: (state, { type, changes }) =>
      // Leaving the box chooses nothing: only Enter or a press on an entry does.
      type === stateChangeTypes.InputBlur ? { ...state, isOpen: false, highlightedIndex: -1 } : changes,
    onIsOpenChange: ({ isOpen }) => setOpen(isOpen),
    onStateChange: ({ type, selectedItem }) => {
      const picked = type === stateChangeTypes.ItemClick || type === stateChangeTypes.InputKeyDownEnter;
      if (!picked || selectedItem == null) return;
      chosen.current = selectedItem;
      setOpen(false);
      setTyped(null);
      setValue(selectedItem.result);
    },
  });

  // Before paint, so that neither the caret nor a screen reader's place is lost.
  useLayoutEffect(() => {
    if (!from.focused) return;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(from.start, from.end);
  }, [from]);

  // Once the chosen text stands in the input, so that the form is sent with it.
  useLayoutEffect(() => {
    const suggestion = chosen.current;
    chosen.current = null;
    if (suggestion !== null) onChoose(suggestion);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement> & { nativeEvent: { preventDownshiftDefault?: boolean } }) => {
    const sends = event.key === "Enter" && highlightedIndex < 0;
    const leaves = event.key === "Escape" && !shown;
    // Enter with nothing marked sends the form; Escape with no list is the panel's.
    if (sends || leaves) event.nativeEvent.preventDownshiftDefault = true;
  };

  const inputProps = getInputProps({
    ref: input,
    onKeyDown,
    onChange: (event) => {
      setValue(event.currentTarget.value);
      setTyped(event.currentTarget.value);
      onTyped?.();
    },
  });

  return (
    <div className="combobox">
      <input
        {...inputProps}
        // The library writes an empty one while nothing is marked, which is no id.
        aria-activedescendant={inputProps["aria-activedescendant"] || undefined}
        className="field__input"
        type="text"
        name={name}
        autoComplete="off"
      />
      <ul {...getMenuProps({ className: "combobox__list", "aria-labelledby": labelId, hidden: !shown })}>
        {items.map((item, index) => (
          <li
            key={`${item.type} ${item.result}`}
            {...getItemProps({ item, index })}
            className="combobox__item"
            data-highlighted={index === highlightedIndex}
          >
            <span>
              <Highlight text={item.result} term={term} />
            </span>
            <span className="combobox__kind">{kindInWords(item.type)}</span>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {shown ? formatCount(items.length, "suggestion", "suggestions") : ""}
      </p>
    </div>
  );
}
