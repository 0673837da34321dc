import { useCombobox } from "downshift";
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type { Suggestion } from "~/contracts/search";
import { formatCount } from "~/ui/format";
import Highlight from "./highlight";
import { kindInWords } from "./suggestion-kinds";
import { useSuggestions } from "./use-suggestions";

/** The plain input as it was at the moment when this took its place. */
export interface InputSnapshot {
  value: string;
  /** The visitor has changed it by then. */
  typed: boolean;
  focused: boolean;
  start: number | null;
  end: number | null;
}

interface SearchComboboxProps {
  id: string;
  labelId: string;
  name: string;
  from: InputSnapshot;
  /** The visitor changed the text, so what was chosen before no longer counts. */
  onTyped?: () => void;
  /** The form is to be sent for this suggestion, whose text already stands in the input. */
  onChoose: (suggestion: Suggestion) => void;
}

const { stateChangeTypes } = useCombobox;

/** Tells the style sheets how much of the window a keyboard on the screen leaves. */
function fitVisibleHeight() {
  const { visualViewport: visible, document } = window;
  if (visible === null) return;
  const { style } = document.documentElement;
  const fit = () => style.setProperty("--visible-height", `${visible.height * visible.scale}px`);
  fit();
  visible.addEventListener("resize", fit);
  return () => {
    visible.removeEventListener("resize", fit);
    style.removeProperty("--visible-height");
  };
}

/** The search input with its list of suggestions; loaded when the visitor turns to the search box. */
export default function SearchCombobox({ id, labelId, name, from, onTyped, onChoose }: SearchComboboxProps) {
  const [value, setValue] = useState(from.value);
  const [typed, setTyped] = useState<string | null>(from.typed ? from.value : null);
  const [open, setOpen] = useState(from.focused);
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
    // In every part that scrolls, not in the list alone: the bar of a narrow window does as well.
    scrollIntoView: (entry: HTMLElement | null) => entry?.scrollIntoView({ block: "nearest" }),
  });
  const marked = shown ? items[highlightedIndex] : undefined;

  // Told by the press itself. The library may tell of one press twice: React replays it after a move of the pointer.
  const choose = (suggestion: Suggestion) => {
    // At once, so that the form is sent with the chosen text.
    flushSync(() => {
      setOpen(false);
      setTyped(null);
      setValue(suggestion.result);
    });
    onChoose(suggestion);
  };

  useEffect(fitVisibleHeight, []);

  // Before paint, so that neither the caret nor a screen reader's place is lost.
  useLayoutEffect(() => {
    if (!from.focused) return;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(from.start, from.end);
  }, [from]);

  const onKeyDown = (
    event: KeyboardEvent<HTMLInputElement> & { nativeEvent: { preventDownshiftDefault?: boolean } },
  ) => {
    // Enter belongs to the form, and Escape without a list to the panel.
    const ours = event.key === "Enter" || (event.key === "Escape" && !shown);
    if (ours) event.nativeEvent.preventDownshiftDefault = true;
    if (event.key !== "Enter" || marked === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    choose(marked);
  };

  const inputProps = getInputProps({
    ref: input,
    onKeyDown,
    onBlur: () => {
      // What is still to come is not shown. A list that is there goes by the library, which knows its scrollbar.
      if (!shown) setOpen(false);
    },
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
            {...getItemProps({ item, index, onClick: () => choose(item) })}
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
        {shown ? formatCount(items.length, "suggestion", "suggestions") : open && term !== "" ? "No suggestions" : ""}
      </p>
    </div>
  );
}
