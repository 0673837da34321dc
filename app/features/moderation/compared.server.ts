import type { ModeratedText } from "~/contracts/review-drafts/moderation";
import { differencesOf, roomOfPage } from "./differences.server";
import type { ComparedVersion } from "./versions";

/** Every version beside what it changed of the one before it, newest first, which are compared before there is no more room. */
export function compared(versions: readonly ModeratedText[]): ComparedVersion[] {
  const room = roomOfPage();
  return versions
    .map((version, index) => ({ version, before: versions[index - 1] }))
    .reverse()
    .map(({ version, before }) =>
      before === undefined
        ? { version, title: null, body: null }
        : {
            version,
            title: differencesOf(before.title, version.title, room),
            body: differencesOf(before.body, version.body, room),
          },
    );
}
