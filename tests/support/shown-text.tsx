import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";

/** Text of a part as a page shows it, single-spaced. */
export function shownText(part: ReactElement): string {
  const Stub = createRemixStub([{ path: "/", Component: () => part }]);
  const { container } = render(<Stub />);
  const text = (container.textContent ?? "").replace(/\s+/g, " ");
  cleanup();
  return text;
}
