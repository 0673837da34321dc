import CopyButton from "~/ui/copy-button";

interface DealCodeProps {
  code: string;
  /** "$1,249 less 5%"; null where no price is known. */
  arithmetic: string | null;
}

/** A code as text that can be selected, with what it does to the price; where scripts run, a button copies it. */
export default function DealCode({ code, arithmetic }: DealCodeProps) {
  return (
    <div className="over-link deal-code" data-cta="promo-button-clicked">
      <p className="with-icon deal-code__line">
        <code className="deal-code__text">{code}</code>
        <CopyButton text={code} label="Copy code" />
      </p>
      {arithmetic === null ? null : <p className="small soft">With this code: {arithmetic}.</p>}
    </div>
  );
}
