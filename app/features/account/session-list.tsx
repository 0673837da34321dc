import { Form } from "@remix-run/react";
import type { AccountSession } from "#contracts/account/account";
import { formatMoment } from "~/ui/page/moment";

/** The sessions of an account, this one marked; each button logs one of them out. */
export default function SessionList({ sessions }: { sessions: AccountSession[] }) {
  const others = sessions.filter(({ current }) => !current);
  return (
    <Form method="post" className="stack">
      <ul className="rows lined">
        {sessions.map(({ handle, current, started_at, last_seen_at }) => (
          <li key={handle} className="stack stack--tight">
            <span>
              {current ? <strong>This browser. </strong> : null}
              Logged in on <time dateTime={started_at}>{formatMoment(started_at)}</time>
              {last_seen_at === null ? null : (
                <span className="soft">
                  , last seen on <time dateTime={last_seen_at}>{formatMoment(last_seen_at)}</time>
                </span>
              )}
            </span>
            {current ? null : (
              <button className="button button--secondary button--small" type="submit" name="session" value={handle}>
                Log out there
                <span className="visually-hidden">{`, logged in on ${formatMoment(started_at)}`}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 ? (
        <p>
          <button className="button" type="submit" name="session" value="others">
            Log out everywhere else
          </button>
        </p>
      ) : null}
    </Form>
  );
}
