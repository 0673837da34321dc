import type { Source } from "#contracts/content/content";
import Section from "~/ui/page/section";

/** Id of where a text first names a source. */
export const citedId = (number: number) => `cited-${number}`;

interface SourcesProps {
  sources: readonly Source[];
  /** Those that the text names. */
  cited: ReadonlySet<number>;
}

/** What a text rests on; `:source[1]` leads to the first, which leads back. */
export default function Sources({ sources, cited }: SourcesProps) {
  if (sources.length === 0) return null;
  return (
    <Section target name="sources" title="Sources">
      <ol className="sources small measure">
        {sources.map(({ title, by, year, url }, index) => (
          <li key={title} id={`source-${index + 1}`} tabIndex={-1}>
            {by === null ? null : <>{by}. </>}
            {url === null ? (
              <cite>{title}</cite>
            ) : (
              <a href={url} rel="noopener">
                <cite>{title}</cite>
              </a>
            )}
            {year === null ? "." : `, ${year}.`}{" "}
            {cited.has(index + 1) ? <a href={`#${citedId(index + 1)}`}>Back to the text</a> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
