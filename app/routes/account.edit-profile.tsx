import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { readAnswers } from "~/features/match/answers.server";
import { profileForm } from "~/features/match/forms.server";
import { ProfileField, profileNames, ZipField } from "~/features/match/profile-fields";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { requireUser } from "~/http/guards.server";
import { paths } from "~/paths";
import { forMembers, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/finder.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";
import Section from "~/ui/page/section";

export const handle: RouteFacts = {
  page: ["account", "edit profile"],
  ...forMembers,
  private: "health",
  crumbs: crumbsTo("How you sleep", { label: "Your account", href: paths.viewProfile }),
};

export const meta = metaOf<typeof loader>(() => ({
  title: "How you sleep",
  description: "What the match quiz starts with.",
  path: paths.editProfile,
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session } = await requireUser(context, request);
  const profile: Record<string, string> = await context.api.optional(context.api.account.profile(), {});
  const { pain = "", allergies = "", ...answers } = profile;
  const lists = { pain: pain.split(",").filter(Boolean), allergies: allergies.split(",").filter(Boolean) };
  return { form: openForm(profileForm, { size: session.mattress_size ?? undefined, ...answers, ...lists }) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, profileForm);
  if (!form.ok) return formAnswer(form, form.values);
  const given = Object.entries(form.data).map(([name, value]) => [name, [value ?? ""].flat().join(",")]);
  const { answers, faults } = readAnswers(new URLSearchParams(given.filter(([, value]) => value !== "")));
  if (faults.length > 0) {
    const errors = Object.fromEntries(faults.map(({ name, message }) => [name, [message]]));
    return formAnswer({ status: 400, errors }, form.values);
  }
  const outcome = await context.api.account.saveProfile(answers as Record<string, string>);
  return outcome.ok ? redirect(`${paths.viewProfile}?done=profile`, 303) : formAnswer(outcome, form.values);
}

export default function EditProfilePage() {
  const { form } = usePageForm<typeof loader>();
  const chosen = (name: keyof typeof form.values) => [form.values[name] ?? ""].flat().join(",");
  const choice = (name: (typeof profileNames)[number] | "size") => (
    <ProfileField key={name} name={name} chosen={chosen(name)} errors={form.field(name).errors} />
  );
  return (
    <div className="wrap stack stack--loose">
      <PageHead title="How you sleep">
        <ErrorSummary errors={form.errors} />
        <p className="lead">
          The quiz starts with these answers. Only you see them, and no brand ever does. “Don’t know” is always fine,
          and takes an answer back.
        </p>
      </PageHead>
      <WriteForm form={form} submit={["Save", "Saving…"]} className="stack stack--loose">
        {profileNames.map(choice)}
        <Section name="preferences" title="Preferences" target className="stack stack--loose">
          {choice("size")}
          <div className="question__zip">
            <ZipField
              {...form.field("deliveryZip")}
              label="ZIP code"
              hint="Five digits, such as 83702. Leave it empty if you’d rather not say."
            />
          </div>
        </Section>
      </WriteForm>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
