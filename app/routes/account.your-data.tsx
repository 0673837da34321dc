import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import OwnFiles, { ownFilePages } from "~/features/account/own-files";
import { pageNumber } from "~/http/page-number.server";
import { paths } from "~/paths";
import { forMembers, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { countOnPage } from "~/ui/listing/count-on-page";
import Pagination from "~/ui/listing/pagination";
import Section from "~/ui/page/section";

const title = "All we keep about you";

export const handle: RouteFacts = {
  page: ["account", "your data"],
  ...forMembers,
  crumbs: crumbsTo(title, { label: "Your account", href: paths.viewProfile }),
};

export const meta = metaOf<typeof loader>(() => ({
  title,
  description: "What we keep about you as a file, and the photos and receipts you sent us.",
  path: paths.yourData,
  withoutData: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.api.account.files(pageNumber(request));
}

export default function YourDataPage() {
  const { items, count, page, pages } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page-head stack stack--loose">
      <div className="stack">
        <Breadcrumbs />
        <h1>{title}</h1>
        <p className="lead">Everything you’ve told us or shown us, in one file that’s yours to keep.</p>
        <p>
          {/* Not by script: it is a file. */}
          <a className="button" href={paths.accountData} download="">
            Download the file
          </a>
        </p>
        <p className="soft measure">
          It starts right away and takes a few seconds, or a minute if you’ve written thousands of posts. If the
          download is interrupted, the file is incomplete. Please start it again. It’s a JSON file, with each fact on a
          line of its own: you can read it in any text editor, and other programs can too. Prices and payments in it are
          in cents.
        </p>
      </div>
      <Section name="in-it" title="What’s in the file" headingClass="text-xl">
        <ul className="lined measure">
          <li>Your name and email address, how you sleep, where you’re logged in, and the matches you saved</li>
          <li>
            Your reviews of beds and stores with every earlier version, those you haven’t sent yet, your appeals, and
            what we decided and told you about them
          </li>
          <li>
            Your questions, answers and posts with their earlier texts and titles, your drafts, your appeals, what
            moderators decided, what you follow, and how far you’ve read
          </li>
          <li>
            Your cash back claims: what you bought, where the money goes, what you and we wrote, and what we paid. Of a
            bank account that’s the name on it, the routing number, checking or savings, and the last four digits
          </li>
          <li>
            The reviews and answers you found helpful, and what you reported until we’ve decided about it. After that we
            no longer know who reported it
          </li>
          <li>Your messages to us, the emails we wrote to you in the last 30 days, and which ones you turned off</li>
          <li>Links to your photos and receipts. They work for you alone, while you’re logged in</li>
          <li>Reviews and claims that you sent without logging in and confirmed from your email address</li>
        </ul>
      </Section>
      <Section name="not-in-it" title="What isn’t" headingClass="text-xl">
        <ul className="lined measure">
          <li>Your password: we don’t have it ourselves, only a hash, which can’t be turned back into it</li>
          <li>Keys with which anyone who finds the file could open your drafts, claims and saved matches</li>
          <li>What other people wrote, such as a report of something you posted</li>
          <li>
            What you did without logging in and without your email address, such as a vote: we can’t tell that it was
            you
          </li>
        </ul>
      </Section>
      <Section
        name="files"
        title="Your photos and receipts"
        headingClass="text-xl"
        intro={
          <>
            As we keep them: as pictures, without where and when they were taken. If you delete your account, we delete
            them too, so save the ones you want first. Those of reviews and claims that you sent without logging in stay
            until you <Link to={paths.writtenBefore}>add these to your account</Link>.
          </>
        }
      >
        {count === 0 ? (
          <p className="soft">You haven’t sent us any.</p>
        ) : (
          <>
            <p className="soft">{countOnPage(ownFilePages.nouns, { count, page, pages })}</p>
            <OwnFiles files={items} />
            <Pagination list={ownFilePages} page={page} pages={pages} />
          </>
        )}
      </Section>
      <p>
        <Link to={paths.viewProfile}>Back to your account</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
