import type { LoaderFunctionArgs } from "@remix-run/node";
import { requirePayments } from "~/http/guards.server";

/** The payment file of a run, for the accountant. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requirePayments(context, request);
  const { name, text } = await context.api.cashbackStaff.paymentFile(params.batch ?? "");
  return new Response(text, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="${name.replace(/[^\w.-]/g, "")}"`,
      "Content-Type": "text/csv; charset=utf-8",
    },
  });
}
