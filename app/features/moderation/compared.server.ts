import type { ModeratedText } from "~/contracts/review-drafts/moderation";
import { differencesOf } from "./differences.server";
import type { ComparedVersion } from "./versions";

/** Every version beside what it changed of the one before it, newest first. */
export const compared = (versions: readonly ModeratedText[]): ComparedVersion[] =>
  versions
    .map((version, index) => {
      const before = versions[index - 1];
      if (before === undefined) return { version, title: null, body: null };
      return {
        version,
        title: differencesOf(before.title, version.title),
        body: differencesOf(before.body, version.body),
      };
    })
    .reverse();
