import type { Page } from "playwright/test";

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const goOn = (page: Page) => page.getByRole("button", { name: "Continue" }).click();
export const option = (page: Page, group: string, label: string) =>
  page.getByRole("group", { name: group }).getByLabel(label, { exact: true });
