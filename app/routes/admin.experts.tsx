import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import type { ExpertListing } from "#contracts/discussions/questions";
import AppointFields from "~/features/discussions/questions/appoint-fields";
import { appointForm } from "~/features/discussions/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import { PageHead } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import Section from "~/ui/page/section";
import DataTable, { type Column } from "~/ui/table/data-table";

const title = "Experts";

export const handle: RouteFacts = { page: ["staff", "experts"], ...forStaff, crumbs: staffCrumbs(title) };

export const meta = metaOf<typeof loader>(() => ({
  title,
  wholeTitle: true,
  description: "Who answers questions as an expert.",
  path: paths.staffExperts,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { items, demo } = await context.api.questions.experts();
  return { items, demo, done: new URL(request.url).searchParams.has("done"), form: openForm(appointForm) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, appointForm);
  const outcome = form.ok ? await context.api.questions.appoint(form.data) : form;
  return outcome.ok ? redirect(`${paths.staffExperts}?done=yes`, 303) : formAnswer(outcome, form.values);
}

type Entry = ExpertListing["items"][number];

const columns: Column<Entry>[] = [
  {
    heading: "Name",
    cell: ({ name, expert }) => (
      <bdi>{expert === null ? name : <Link to={paths.expert(expert.slug)}>{name}</Link>}</bdi>
    ),
  },
  {
    heading: "What they do",
    cell: ({ expert }) => (
      <>
        <bdi>{expert?.title}</bdi>
        <span className="note" dir="auto">
          {expert?.works_for}
        </span>
      </>
    ),
  },
  { heading: "Who pays them", cell: ({ expert }) => <bdi>{expert?.conflicts}</bdi> },
  { heading: "Questions answered", cell: ({ answers }) => answers, number: true },
];

export default function StaffExpertsPage() {
  const { items, done, form } = usePageForm<typeof loader>();
  return (
    <div className="wrap stack stack--sections">
      <PageHead title={title}>
        <ErrorSummary errors={form.errors} />
        {done ? (
          <Notice tone="good" role="status">
            Done. Readers see it beside everything they write.
          </Notice>
        ) : null}
      </PageHead>
      <DataTable
        caption="Those who have answered most come first"
        region="Table: experts"
        columns={columns}
        rows={items}
        keyOf={({ name }) => name}
        className="wide-table"
      />
      <Section name="appoint" title="Make someone an expert">
        <WriteForm form={form} submit={["Make them an expert", "Saving…"]} className="stack measure">
          <AppointFields form={form} />
        </WriteForm>
      </Section>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
