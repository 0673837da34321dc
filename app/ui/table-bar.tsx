/** A bar in a table cell whose neighbor holds the figure, so it is hidden from screen readers. */
export default function TableBar({ share }: { /** 0 to 1. */ share: number }) {
  return (
    <svg className="score-bar__bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="score-bar__track" width={100} height={8} />
      <rect className="score-bar__fill" width={Math.max(0, Math.min(1, share)) * 100} height={8} />
    </svg>
  );
}
