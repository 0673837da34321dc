import { isRouteErrorResponse, useActionData, useLocation, useRouteError } from "@remix-run/react";
import { useState } from "react";
import type { FailedForm } from "~/ui/forms/write-form";
import { onDemand } from "~/ui/page/on-demand";
import { standsInFor } from "~/ui/page/stayed-state";
import ErrorPage from "./error-page";
import type { Sent } from "./send-again";

interface Unsent {
  title: string;
  message: string;
  signedOut: boolean;
  sent: Sent;
}

const SendAgain = onDemand(() => import("./send-again"));

/**
 * For pages whose form writes: what was sent can be sent again from here, or copied, after its session had ended, or when
 * the page that should say what is wrong with it can't be made.
 */
export default function FormErrorPage() {
  const error = useRouteError();
  // What the action had to say before the page itself failed.
  const answered = useActionData<FailedForm<Sent>>();
  const refused = ((isRouteErrorResponse(error) && error.data) || {}) as Partial<Unsent>;
  const sent = answered?.values ?? refused.sent;
  const { key, state } = useLocation();
  const [last, setLast] = useState<{ key: string; unsent: Unsent | null }>({ key, unsent: null });
  let { unsent } = last;
  if (sent !== undefined)
    unsent = {
      title: refused.title ?? "Something doesn't look right",
      message: refused.message ?? answered!.messages.concat(...Object.values(answered!.errors)).join(". "),
      signedOut: refused.signedOut === true,
      sent,
    };
  // The router drops what an action answered when a further attempt isn't taken, and the page stays.
  else if (last.key !== key && !standsInFor(state, last.key)) unsent = null;
  if (last.key !== key || (last.unsent === null) !== (unsent === null)) setLast({ key, unsent });
  return unsent === null ? <ErrorPage /> : <SendAgain {...unsent} />;
}
