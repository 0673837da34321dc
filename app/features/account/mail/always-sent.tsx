/** Mail that nobody can turn off. */
export default function AlwaysSent() {
  return (
    <>
      <li>Links you ask for, such as one to confirm your address or to choose a new password.</li>
      <li>Updates about something you sent us: a review, a cash back claim, a post or a message.</li>
      <li>
        A message when your password or email address changes or your account is deleted. You’d want to know if it
        wasn’t you.
      </li>
    </>
  );
}
