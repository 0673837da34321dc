import type { Suggestion } from "~/contracts/search";
import SuggestingInput, { type SuggestingInputProps } from "~/ui/forms/suggesting-input";

const load = () => import("./search-combobox");

export default function SearchInput(props: Omit<SuggestingInputProps<Suggestion>, "load">) {
  return <SuggestingInput {...props} load={load} />;
}
