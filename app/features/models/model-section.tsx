import type { ReactNode } from "react";

interface ModelSectionProps {
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A section of the model page that the page's own navigation leads to. */
export default function ModelSection({ id, title, intro, children }: ModelSectionProps) {
  return (
    <section className="stack" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      {intro ? <p className="soft measure">{intro}</p> : null}
      {children}
    </section>
  );
}
