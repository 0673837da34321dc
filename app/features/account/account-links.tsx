import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { privatePaths } from "~/private-paths";
import Section from "~/ui/page/section";

/** What else somebody may do with their account. */
export default function AccountLinks() {
  return (
    <Section name="settings" title="Settings" headingClass="text-xl">
      <ul className="lined">
        <li>
          <Link to={privatePaths.ownPosts}>Your questions, posts and what you follow</Link>
        </li>
        <li>
          <Link to={paths.emailSettings}>Email settings</Link>
        </li>
        <li>
          <Link to={privatePaths.changePassword}>Change your password</Link>
        </li>
        <li>
          <Link to={privatePaths.sessions}>See where you’re logged in</Link>
        </li>
        <li>
          {/* Not by script: it is a file. */}
          <a href={privatePaths.accountData} download="">
            Download all we keep about you
          </a>{" "}
          <span className="small soft">
            A JSON file. <Link to={privatePaths.yourData}>See what’s in it, and your photos and receipts</Link>
          </span>
        </li>
        <li>
          <Link to={privatePaths.deleteAccount}>Delete your account</Link>
        </li>
      </ul>
    </Section>
  );
}
