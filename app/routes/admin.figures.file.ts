import type { LoaderFunctionArgs } from "@remix-run/node";
import { figurePeriods } from "#contracts/figures/figure-kinds";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "staff", private: "staff" };

/** The figures of some days, as a spreadsheet opens them. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("days") ?? "";
  await context.figures.send();
  const { name, text } = await context.api.figures.file(Object.hasOwn(figurePeriods, asked) ? asked : "7");
  return new Response(text, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="${name.replace(/[^\w.-]/g, "")}"`,
      "Content-Type": "text/csv; charset=utf-8",
    },
  });
}
