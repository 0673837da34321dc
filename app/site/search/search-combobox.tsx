import type { Suggestion } from "~/contracts/search";
import { suggestionLabel } from "~/contracts/vocabulary/suggestions";
import { paths } from "~/paths";
import { logSearchFailure } from "~/platform/browser-console.client";
import { getJson } from "~/platform/get-json.client";
import Combobox from "~/ui/forms/combobox";
import type { ReplacementProps } from "~/ui/forms/suggesting-input";

async function fetchSuggestions(term: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    return (await getJson(paths.suggestionsFor(term), signal)) as Suggestion[];
  } catch (error) {
    if (!signal.aborted) logSearchFailure();
    throw error;
  }
}

export default function SearchCombobox(props: ReplacementProps<Suggestion>) {
  return (
    <Combobox
      {...props}
      fetchItems={fetchSuggestions}
      itemToString={({ result }) => result}
      itemNote={({ type }) => suggestionLabel(type)}
    />
  );
}
