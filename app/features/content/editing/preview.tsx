import Section from "~/ui/page/section";

export interface PreviewProps {
  html: string;
  /** What leads nowhere. */
  faults: readonly string[];
}

/** How a text looks that isn't published yet. */
export default function Preview({ html, faults }: PreviewProps) {
  return (
    <Section
      target
      name="preview"
      title="How it looks"
      intro="Nobody else sees this yet. Publish it below, or go on writing."
    >
      {faults.length === 0 ? null : (
        <ul className="bullets" aria-label="What to check">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <div className="prose guide-text content-preview" dangerouslySetInnerHTML={{ __html: html }} />
    </Section>
  );
}
