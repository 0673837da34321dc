import Notice from "~/ui/notice";

/** Above stores on a federal holiday: which one, and why none of them counts as open. */
export default function HolidayNotice({ holiday, listed = false }: { holiday: string; listed?: boolean }) {
  return (
    <Notice title={`It’s ${holiday}`}>
      <p>
        Many stores keep other hours today, or close. Call before you go.
        {listed ? " We don’t know their holiday hours, so the filter “Open now” finds none." : null}
      </p>
    </Notice>
  );
}
