import type { Source } from "~/contracts/content/content";
import Section from "~/ui/page/section";

/** What a text rests on; `:source[1]` leads to the first. */
export default function Sources({ sources }: { sources: readonly Source[] }) {
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
            {year === null ? "." : `, ${year}.`}
          </li>
        ))}
      </ol>
    </Section>
  );
}
