import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import Notice from "~/ui/notice";
import { useRootData } from "./root-data";

/** Above a form that promises mail, where no mail server is set up: nobody should find that out after four steps. */
export function NoMail({ children }: { children?: ReactNode }) {
  const { noMail } = useRootData();
  return noMail ? (
    <Notice title="This site isn’t set up to send email">
      <p>What we’d write to you stays in the outbox, which only staff can open. {children}</p>
    </Notice>
  ) : null;
}

/** Nobody who is logged in needs a link. */
const NeedsMail = ({ what }: { what: string }) =>
  useRootData().user?.is_authenticated ? null : (
    <NoMail>{`You’ll need them to give you the link that confirms your ${what}, unless you log in first.`}</NoMail>
  );
export const ClaimNeedsMail = () => <NeedsMail what="claim" />;
export const ReviewNeedsMail = () => <NeedsMail what="review" />;

/** Where a message is that this site has no mail server for, and who can get at it. */
export default function UnsentMail({ children }: { children: ReactNode }) {
  const { demo } = useRootData();
  return (
    <Notice title="This site isn’t set up to send email" role="status">
      <p>{children} waits in the outbox, which only staff can open.</p>
      {demo ? (
        <p>
          Running this demonstration yourself?{" "}
          <Link to={paths.signInThen(paths.outbox)}>Log in as staff to open the outbox</Link>
        </p>
      ) : null}
    </Notice>
  );
}
