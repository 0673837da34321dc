import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "payments", private: "staff" };

/** The payment file of a run, for the accountant. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { name, text } = await context.api.cashbackStaff.paymentFile(params.batch ?? "");
  return new Response(text, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="${name.replace(/[^\w.-]/g, "")}"`,
      "Content-Type": "text/csv; charset=utf-8",
    },
  });
}
