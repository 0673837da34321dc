import type { ModeratedText } from "#contracts/moderation";
import { differencesOf, roomOfPage } from "./differences.server";
import type { ComparedVersion } from "./versions";

/** As many are shown on one page. */
const versionsPerPage = 10;

export const pagesOfVersions = (versions: readonly unknown[]) =>
  Math.max(1, Math.ceil(versions.length / versionsPerPage));

/** A page of versions beside what each changed of the one before it, newest first, which are compared while there is room. */
export function compared(versions: readonly ModeratedText[], page = 1): ComparedVersion[] {
  const room = roomOfPage();
  return versions
    .map((version, index) => ({ version, before: versions[index - 1] ?? version }))
    .reverse()
    .slice((page - 1) * versionsPerPage, page * versionsPerPage)
    .map(({ version, before }) => {
      const { number, kind, rating, state, reason, sent_at } = version;
      return {
        version: { number, kind, rating, state, reason, sent_at },
        title: differencesOf(before.title, version.title, room),
        body: differencesOf(before.body, version.body, room),
      };
    });
}
