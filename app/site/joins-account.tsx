import { Link } from "@remix-run/react";
import type { AccountAsking } from "#contracts/vocabulary/account";

interface JoinsAccountProps {
  /** Which account whoever opens the link is logged in to; null: none. */
  account: AccountAsking | null;
  what: "review" | "claim";
  /** The page to log in on, which leads back here. */
  logIn: string;
}

/** Whether what a mailed link sends goes on an account: only on that of whoever is logged in with the link's address. */
export default function JoinsAccount({ account, what, logIn }: JoinsAccountProps) {
  if (account === "own") return <p>It’ll be on the account that you’re logged in to here.</p>;
  if (account === "other")
    return (
      <p>
        It won’t be on the account that you’re logged in to here, which has another email address. We’ll email you a
        link to it.
      </p>
    );
  return (
    <p>
      It won’t be on an account. If you have one with this email address, <Link to={logIn}>log in first</Link> to have
      the {what} on it, or add it there later.
    </p>
  );
}
