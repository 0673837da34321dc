import { Link } from "@remix-run/react";
import type { ContentSource } from "#contracts/content/editing";
import Day from "~/ui/page/day";

interface VersionListProps {
  history: ContentSource["history"];
  current: number;
  /** Of the page, to which the number of a version is added. */
  href: string;
}

/** Every version that was published, newest first; an earlier one leads to its text. */
export default function VersionList({ history, current, href }: VersionListProps) {
  return (
    <ol className="stack stack--close version-list">
      {history.map(({ version, note, by, published_at: at }) => (
        <li key={version}>
          {version === current ? (
            <strong>Version {version}</strong>
          ) : (
            <Link to={`${href}?version=${version}`}>Version {version}</Link>
          )}
          {note === "" ? null : (
            <>
              : <bdi>{note}</bdi>.
            </>
          )}{" "}
          <span className="small soft">
            <bdi>{by ?? "Came with the site"}</bdi>
            {at === null ? null : (
              <>
                , <Day iso={at} />
              </>
            )}
            {version === current ? ", shown now" : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
