import { json, type LoaderFunctionArgs } from "@remix-run/node";
import type { AccountData } from "~/contracts/account/account";
import { requireUser } from "~/http/guards.server";

/** All that is kept of whoever asks, as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const { made_at, tables, next } = await context.api.account.data(null);
  for (let from = next; from !== null;) {
    const more = await context.api.account.data(from);
    for (const [table, rows] of Object.entries(more.tables)) (tables[table] ??= []).push(...rows);
    from = more.next;
  }
  const data: Pick<AccountData, "made_at" | "tables"> = { made_at, tables };
  const name = `${context.site.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-account-${made_at.slice(0, 10)}.json`;
  return json(data, {
    headers: { "Cache-Control": "private, no-store", "Content-Disposition": `attachment; filename="${name}"` },
  });
}
