import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";

/** The plain input at the moment the combobox replaced it. */
export interface InputSnapshot {
  value: string;
  /** The visitor had already changed it. */
  typed: boolean;
  focused: boolean;
  start: number | null;
  end: number | null;
}

interface SharedProps<Item> {
  id: string;
  labelId: string;
  name: string;
  /** The visitor changed the text, so an earlier choice no longer counts. */
  onTyped?: () => void;
  /** An item was chosen; its text is already in the input. */
  onChoose: (item: Item) => void;
}

export interface ReplacementProps<Item> extends SharedProps<Item> {
  from: InputSnapshot;
}

export interface SuggestingInputProps<Item> extends SharedProps<Item> {
  defaultValue?: string;
  /** Load the combobox now instead of on focus, because the panel around the input is opening. */
  active?: boolean;
  /** Imports the combobox, on demand because it is heavy. Must not change between renders. */
  load: () => Promise<{ default: ComponentType<ReplacementProps<Item>> }>;
}

/** A plain text input that works without scripts, replaced by a combobox once the visitor turns to it. */
export default function SuggestingInput<Item>({
  defaultValue = "",
  active = false,
  load,
  ...shared
}: SuggestingInputProps<Item>) {
  const plainInput = useRef<HTMLInputElement>(null);
  const [combobox, setCombobox] = useState<{
    Input: ComponentType<ReplacementProps<Item>>;
    from: InputSnapshot;
  } | null>(null);

  const replace = useCallback(async () => {
    // If loading fails, the plain input still works.
    const part = await load().catch(() => null);
    const plain = plainInput.current;
    if (part === null || plain === null) return;
    const focused = document.activeElement === plain;
    const typed = plain.value !== plain.defaultValue;
    const from = { value: plain.value, typed, focused, start: plain.selectionStart, end: plain.selectionEnd };
    // Synchronously: anything typed between the snapshot and the next render would be lost.
    flushSync(() => setCombobox({ Input: part.default, from }));
  }, [load]);

  useEffect(() => {
    // The input may have been focused before the scripts ran.
    if (active || document.activeElement === plainInput.current) void replace();
  }, [active, replace]);

  return combobox === null ? (
    <input
      className="field__input"
      ref={plainInput}
      id={shared.id}
      type="text"
      name={shared.name}
      autoComplete="off"
      defaultValue={defaultValue}
      onFocus={() => void replace()}
    />
  ) : (
    <combobox.Input {...shared} from={combobox.from} />
  );
}
