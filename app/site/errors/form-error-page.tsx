import { isRouteErrorResponse, useActionData, useRouteError } from "@remix-run/react";
import type { FailedForm } from "~/ui/forms/write-form";
import { onDemand } from "~/ui/page/on-demand";
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
  if (sent === undefined) return <ErrorPage />;
  return (
    <SendAgain
      title={refused.title ?? "Something doesn't look right"}
      message={refused.message ?? answered!.messages.concat(...Object.values(answered!.errors)).join(". ")}
      signedOut={refused.signedOut === true}
      sent={sent}
    />
  );
}
