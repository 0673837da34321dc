import { Form, Link } from "@remix-run/react";
import { paths } from "~/paths";
import Section from "~/ui/page/section";

/** What else somebody may do with their account. */
export default function AccountLinks() {
  return (
    <Section name="settings" title="Settings" target headingClass="text-xl">
      <ul className="lined">
        <li>
          <Link to={paths.emailSettings}>Email settings</Link>
        </li>
        <li>
          <Link to={paths.ownPosts}>Your questions, posts and what you follow</Link>
        </li>
        <li>
          <Link to={paths.changePassword}>Change your password</Link>
        </li>
        <li>
          <Link to={paths.sessions}>See where you’re logged in</Link>
        </li>
        <li>
          <Link to={paths.yourData}>See and download what we keep about you</Link>
        </li>
        <li>
          <Form method="post" action={paths.signOut}>
            <button className="link-button" type="submit">
              Log out
            </button>
          </Form>
        </li>
        <li>
          <Link to={paths.deleteAccount}>Delete your account</Link>
        </li>
      </ul>
    </Section>
  );
}
