import { noPassword } from "../../accounts/passwords";
import type { Db } from "../../database/engine";

/** Known to everyone, so it opens these accounts only where nobody else reaches the site (demo-access.ts). */
export const demoPassword = "mattress-demo";

const plain = {
  is_staff: false,
  is_superuser: false,
  owns_stores: false,
  has_reviews_dashboard_access: false,
};

/** The account of one of the invented experts. */
export const expertEmail = "expert@example.com";

/** One account for each role of the specification's section 6, and an expert. */
export const demoAccounts = [
  {
    ...plain,
    email: "sleeper@example.com",
    what: "member with a profile",
    first_name: "Sandy",
    member: true,
  },
  {
    ...plain,
    email: "holder@example.com",
    what: "account holder without a profile",
    first_name: "Harper",
    member: false,
  },
  { ...plain, email: "staff@example.com", what: "staff", first_name: "Stacy", member: true, is_staff: true },
  {
    ...plain,
    email: "super@example.com",
    what: "staff and superuser",
    first_name: "Sunny",
    member: true,
    is_staff: true,
    is_superuser: true,
  },
  {
    ...plain,
    email: "owner@example.com",
    what: "owns stores",
    first_name: "Owen",
    member: true,
    owns_stores: true,
  },
  {
    ...plain,
    email: "retailer@example.com",
    what: "reads the reviews dashboard",
    first_name: "Robin",
    member: true,
    has_reviews_dashboard_access: true,
  },
  { ...plain, email: expertEmail, what: "expert who answers questions", first_name: "Harold", member: false },
];

/** Adds the accounts, closed: nobody signs in to them until giveDemoPasswords gives them a password. */
export async function insertDemoAccounts(db: Db): Promise<void> {
  const rows = demoAccounts.map(({ member, what, ...account }) => ({
    ...account,
    password_hash: noPassword,
    demo_password: "closed" as const,
  }));
  await db.insertInto("account").values(rows).execute();
  const members = demoAccounts.filter(({ member }) => member).map(({ email }) => email);
  await db
    .insertInto("profile")
    .columns(["account_id"])
    .expression(db.selectFrom("account").select("id").where("email", "in", members).orderBy("id"))
    .execute();
}
