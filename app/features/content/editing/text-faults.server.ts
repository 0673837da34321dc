import { directiveFaults } from "./directive-faults.server";
import { type KnownTexts, linkFaults } from "./link-faults.server";

/** More than an editor mends at a time. */
const mostFaults = 20;

/** What is wrong with a text for certain, in words for its editor: it isn't published before that is mended. */
export const textFaults = (body: string, sources: number, known: KnownTexts): string[] =>
  [...linkFaults(body, known), ...directiveFaults(body, sources)].slice(0, mostFaults);
