import type { LoaderFunctionArgs } from "@remix-run/node";
import { dayOf } from "#contracts/us-days";
import { accountFile } from "~/features/account/account-file.server";
import type { RouteFacts } from "~/route-facts";
import { paths } from "~/paths";

export const handle: RouteFacts = { access: "user" };

/** All that is kept of whoever asks, as a file that is sent while the upstream answers: somebody may have 20 MB. */
export async function loader({ context }: LoaderFunctionArgs) {
  // What can't be had at all has an error page; what fails later cuts the connection, so that no browser takes it for whole.
  const first = await context.api.account.data(null);
  const name = `${context.site.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-account-${dayOf(new Date(first.made_at))}.json`;
  const pieces = accountFile({
    first,
    next: (from) => context.api.account.data(from),
    linkTo: (upload, page) => context.site.origin + paths.ownFile(upload, page),
  });
  const utf8 = new TextEncoder();
  const file = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(utf8.encode(value));
    },
  });
  return new Response(file, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
