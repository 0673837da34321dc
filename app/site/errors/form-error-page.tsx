import { isRouteErrorResponse, useActionData, useLocation, useRouteError } from "@remix-run/react";
import { useState } from "react";
import { onDemand } from "~/ui/page/on-demand";
import { standsInFor } from "~/ui/page/stayed-state";
import ErrorPage from "./error-page";
import type { Answered, Refused, Unsent } from "./send-again";

const SendAgain = onDemand(() => import("./send-again"));

/**
 * For pages whose form writes: what was sent can be sent again from here, or copied, after its session had ended, or when
 * the page that should say what is wrong with it can't be made.
 */
export default function FormErrorPage() {
  const error = useRouteError();
  // What the action had to say before the page itself failed.
  const answered = useActionData<Answered>();
  const refused = ((isRouteErrorResponse(error) && error.data) || {}) as Refused;
  const { key, state } = useLocation();
  const [last, setLast] = useState<{ key: string; unsent: Unsent | null }>({ key, unsent: null });
  // The router drops what the action answered when a further attempt isn't taken, and the page stays.
  const stays = last.key === key || standsInFor(state, last.key);
  const unsent = (answered?.values ?? refused.sent) ? { answered, refused } : stays ? last.unsent : null;
  if (last.key !== key || !last.unsent !== !unsent) setLast({ key, unsent });
  return unsent ? <SendAgain {...unsent} /> : <ErrorPage />;
}
