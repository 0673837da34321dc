import type { ReactNode } from "react";

interface SectionProps {
  /** Its heading has it as id, with "-title" after it. */
  name: string;
  title: ReactNode;
  /** One or two sentences that belong to the heading. */
  intro?: ReactNode;
  /** Links jump to it: it has its name as id and takes the focus. */
  target?: boolean;
  className?: string;
  headingClass?: string;
  children: ReactNode;
}

/** A part of a page, named by its heading. */
export default function Section(props: SectionProps) {
  const { name, title, intro, target = false, className = "stack", headingClass, children } = props;
  const heading = (
    <h2 className={headingClass} id={`${name}-title`}>
      {title}
    </h2>
  );
  return (
    <section
      className={className}
      id={target ? name : undefined}
      aria-labelledby={`${name}-title`}
      tabIndex={target ? -1 : undefined}
    >
      {intro === undefined ? (
        heading
      ) : (
        <div className="stack stack--tight">
          {heading}
          <p className="soft measure">{intro}</p>
        </div>
      )}
      {children}
    </section>
  );
}
