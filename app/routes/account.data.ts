import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/http/guards.server";

/** All that is kept of whoever asks, as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const data = await context.api.account.data();
  const name = `${context.site.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-account-${data.made_at.slice(0, 10)}.json`;
  return json(data, {
    headers: { "Cache-Control": "private, no-store", "Content-Disposition": `attachment; filename="${name}"` },
  });
}
