interface Rule {
  label: string;
  means: string;
  /** By which lists of decisions name it. */
  code?: string;
}

/** Rules of the vocabulary with their codes. */
export const rulesOf = (table: Readonly<Record<string, Omit<Rule, "code">>>): Rule[] =>
  Object.entries(table).map(([code, rule]) => ({ ...rule, code }));

/** Rules with what each means. */
export default function RuleList({ rules }: { rules: readonly Rule[] }) {
  return (
    <dl className="moderation-rules">
      {rules.map(({ label, means, code }) => (
        <div key={label} className="ruled stack stack--close">
          <dt className="name">{label}</dt>
          <dd>
            {means} {code === undefined ? null : <span className="small soft">Code: {code}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
