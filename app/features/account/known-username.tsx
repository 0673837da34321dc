/** Whose password a form takes, for password managers, which keep both. */
export default function KnownUsername({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden aria-label="Email address" />;
}
