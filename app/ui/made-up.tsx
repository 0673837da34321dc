interface MadeUpProps {
  /** Whether the answer that it comes from says so. */
  demo: boolean;
}

/** Stands right after a name, a verdict or a quote wherever it is shown away from its own page. */
export default function MadeUp({ demo }: MadeUpProps) {
  return demo ? <span className="small soft"> (made up for the demo)</span> : null;
}
