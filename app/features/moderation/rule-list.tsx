interface Rule {
  label: string;
  means: string;
}

/** Rules with what each means. */
export default function RuleList({ rules }: { rules: readonly Rule[] }) {
  return (
    <dl className="moderation-rules">
      {rules.map(({ label, means }) => (
        <div key={label} className="ruled stack stack--close">
          <dt className="name">{label}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}
