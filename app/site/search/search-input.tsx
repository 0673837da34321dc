import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import type { ComboboxProps } from "./search-combobox";

interface SearchInputProps extends Omit<ComboboxProps, "from"> {
  defaultValue?: string;
  /** Load the combobox now instead of on focus, because the panel around the input is opening. */
  active?: boolean;
}

/** A plain text input that works without scripts, replaced by a combobox once the visitor turns to it. */
export default function SearchInput({ defaultValue = "", active = false, ...shared }: SearchInputProps) {
  const plainInput = useRef<HTMLInputElement>(null);
  const [combobox, setCombobox] = useState<
    (Pick<ComboboxProps, "from"> & { Input: ComponentType<ComboboxProps> }) | null
  >(null);

  const replace = useCallback(async () => {
    // On demand, because it is heavy. If loading fails, the plain input still works.
    const part = await import("./search-combobox").catch(() => null);
    const plain = plainInput.current;
    if (part === null || plain === null) return;
    const focused = document.activeElement === plain;
    const typed = plain.value !== plain.defaultValue;
    const from = { value: plain.value, typed, focused, start: plain.selectionStart, end: plain.selectionEnd };
    // Synchronously: anything typed between the snapshot and the next render would be lost.
    flushSync(() => setCombobox({ Input: part.default, from }));
  }, []);

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
      dir="auto"
      name={shared.name}
      autoComplete="off"
      defaultValue={defaultValue}
      onFocus={() => void replace()}
    />
  ) : (
    <combobox.Input {...shared} from={combobox.from} />
  );
}
