import { useCombobox } from "downshift";
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type { Suggestion } from "#contracts/search";
import { queryPartLabels } from "#contracts/vocabulary/search";
import { formatCount } from "~/ui/format";
import { useSuggestions } from "./use-suggestions";

const labels: Readonly<Record<string, string>> = {
  ...queryPartLabels,
  model: "Bed",
  term: "Glossary",
  guide: "Guide",
  question: "Question",
};

/** The label of an autocomplete entry's type (specification, section 3); an upstream may know more types. */
export const suggestionLabel = (type: string): string => labels[type] ?? "Other";

export interface ComboboxProps {
  id: string;
  labelId: string;
  name: string;
  /** The plain input at the moment the combobox replaced it. */
  from: {
    value: string;
    /** The visitor had already changed it. */
    typed: boolean;
    focused: boolean;
    start: number | null;
    end: number | null;
  };
  /** The visitor changed the text, so an earlier choice no longer counts. */
  onTyped?: () => void;
  /** A suggestion was chosen; its text is already in the input, in place of what was typed. */
  onChoose: (suggestion: Suggestion, typed: string) => void;
}

const { stateChangeTypes } = useCombobox;

/** Tells the style sheets how much of the window an on-screen keyboard leaves visible. */
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

/** A text input with a list of suggestions for what was typed. Heavy: load it through SearchInput. */
export default function SearchCombobox({ id, labelId, name, from, onTyped, onChoose }: ComboboxProps) {
  const [value, setValue] = useState(from.value);
  const [typed, setTyped] = useState<string | null>(from.typed ? from.value : null);
  const [open, setOpen] = useState(from.focused);
  const input = useRef<HTMLInputElement>(null);
  const { items, term } = useSuggestions(typed);
  const shown = open && items.length > 0;

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Suggestion>({
    items,
    inputId: id,
    labelId,
    menuId: `${id}-list`,
    inputValue: value,
    selectedItem: null,
    isOpen: shown,
    itemToString: (item) => item?.result ?? "",
    stateReducer: (state, { type, changes }) =>
      // Blur must not select the highlighted item; only Enter or a click does.
      type === stateChangeTypes.InputBlur ? { ...state, isOpen: false, highlightedIndex: -1 } : changes,
    onIsOpenChange: ({ isOpen }) => setOpen(isOpen),
    // The library scrolls the list alone, but in narrow windows the bar around it scrolls too.
    scrollIntoView: (entry: HTMLElement | null) => entry?.scrollIntoView({ block: "nearest" }),
  });
  const marked = shown ? items[highlightedIndex] : undefined;

  // Called from the click itself: the library may report one click twice, when React replays it after a pointer move.
  const choose = (item: Suggestion) => {
    // Synchronously, so that the form is sent with the chosen text.
    flushSync(() => {
      setOpen(false);
      setTyped(null);
      setValue(item.result);
    });
    onChoose(item, typed ?? term);
  };

  useEffect(fitVisibleHeight, []);

  // Before paint, so that neither the caret nor a screen reader's position is lost.
  useLayoutEffect(() => {
    if (!from.focused) return;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(from.start, from.end);
  }, [from]);

  const onKeyDown = (
    event: KeyboardEvent<HTMLInputElement> & { nativeEvent: { preventDownshiftDefault?: boolean } },
  ) => {
    // Enter belongs to the form; Home and End to the text; Escape, when no list is open, to the panel around it.
    const ours = ["Enter", "Home", "End"].includes(event.key) || (event.key === "Escape" && !shown);
    if (ours) event.nativeEvent.preventDownshiftDefault = true;
    if (event.key !== "Enter" || marked === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    choose(marked);
  };

  const inputProps = getInputProps({
    ref: input,
    onKeyDown,
    onBlur: () => {
      // Suggestions that arrive later stay hidden. The library closes an open list, unless its scrollbar was pressed.
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
        // The library sets an empty string while nothing is highlighted, which is not a valid id.
        aria-activedescendant={inputProps["aria-activedescendant"] || undefined}
        className="field__input"
        type="text"
        dir="auto"
        name={name}
        autoComplete="off"
      />
      <ul {...getMenuProps({ className: "combobox__list", "aria-labelledby": labelId, hidden: !shown })}>
        {items.map((item, index) => (
          <li
            key={index}
            {...getItemProps({ item, index, onClick: () => choose(item) })}
            className="spread combobox__item"
            data-highlighted={index === highlightedIndex}
          >
            <span>
              <Highlight text={item.result} term={term} />
            </span>
            <span className="small soft combobox__kind">{suggestionLabel(item.type)}</span>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {shown ? formatCount(items.length, "suggestion", "suggestions") : open && term !== "" ? "No suggestions" : ""}
      </p>
    </div>
  );
}

export function piecesOf(text: string, term: string) {
  const wanted = term.trim();
  if (wanted === "") return [{ text, matched: false }];
  const pattern = new RegExp(`(${wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")})`, "giu");
  // The pattern has one group, so every second part of the split is a match.
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, matched: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

export function Highlight({ text, term }: { text: string; term: string }) {
  return (
    <>
      {piecesOf(text, term).map((piece, index) =>
        piece.matched ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
      )}
    </>
  );
}
