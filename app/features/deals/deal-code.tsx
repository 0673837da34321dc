import CopyButton from "~/ui/copy-button";

/** A code as text that can be selected; where scripts run, a button copies it. */
export default function DealCode({ code }: { code: string }) {
  return (
    <span className="with-icon over-link deal-code">
      <code className="deal-code__text">{code}</code>
      <CopyButton text={code} label="Copy code" />
    </span>
  );
}
