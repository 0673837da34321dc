import { Form, Link } from "@remix-run/react";
import { paths } from "~/paths";
import Section from "~/ui/page/section";

const links = [
  { label: "Email settings", to: paths.emailSettings },
  { label: "Your questions, posts and what you follow", to: paths.ownPosts },
  { label: "Change your password", to: paths.changePassword },
  { label: "See where you’re logged in", to: paths.sessions },
  { label: "See and download what we keep about you", to: paths.yourData },
];

/** What else somebody may do with their account. */
export default function AccountLinks() {
  return (
    <Section name="settings" title="Settings" target headingClass="text-xl">
      <ul className="lined">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
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
