import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import ContentFields from "~/features/content/editing/content-fields";
import { contentForm, fieldsOf, readVersion } from "~/features/content/editing/forms.server";
import Preview, { type PreviewProps } from "~/features/content/editing/preview";
import { textFaults } from "~/features/content/editing/text-faults.server";
import VersionList from "~/features/content/editing/version-list";
import { readAt } from "~/features/content/information-paths";
import { renderText } from "~/features/content/markdown/text-parts.server";
import { formAgain, formAnswer, openForm, readForm } from "~/http/forms.server";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import stylesheet from "~/styles/content.css?url";
import { PageHead } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import NewestOf from "~/ui/page/newest-of";
import Section from "~/ui/page/section";

export const handle: RouteFacts = { page: ["staff", "text"], ...forStaff };

const crumbsOf = (title: string) => staffCrumbs(title, { label: "Texts", href: paths.content });

export const meta = metaOf<typeof loader>(({ shown }) => ({
  title: `Edit: ${shown.title}`,
  wholeTitle: true,
  description: "A text with its preview and its history.",
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const asked = query.get("version") ?? "";
  const version = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : null;
  const source = await context.api.content.source(params.kind ?? "", params.slug ?? "", version);
  const { facts, disclosures, shown, ...about } = source;
  const old = shown.version !== source.current;
  return {
    ...about,
    shown,
    // Of an earlier version one first wants to see what it said.
    html: old
      ? renderText({ body: shown.body, facts, beds: [], sources: shown.sources, disclosures, demo: about.demo }).html
      : null,
    done: query.get("done") === "published",
    form: openForm(contentForm, fieldsOf(source.current, shown)),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const [kind, slug] = [params.kind ?? "", params.slug ?? ""];
  const form = await readForm(request, contentForm);
  if (!form.ok) return formAnswer(form, form.values);
  const { content, ifAvailable } = context.api;
  const { intent, base, version } = form.data;
  const published = `${paths.contentOf(kind, slug)}?done=published`;
  if (intent === "restore") {
    const outcome = await content.restore(kind, slug, { version: Number(version ?? 0), base: Number(base) });
    return outcome.ok ? redirect(published, 303) : formAnswer(outcome, form.values);
  }
  const read = readVersion(form.data, intent !== "preview");
  if (!read.ok) {
    return formAnswer({ status: 400, errors: read.errors }, form.values);
  }
  const { body, sources } = read.version;
  const [terms, guides] = await Promise.all([
    ifAvailable(content.glossary(), { items: [] }),
    ifAvailable(content.guides(), { items: [] }),
  ]);
  const faults = textFaults(body, sources.length, { terms: slugsOf(terms), guides: slugsOf(guides) });
  if (intent !== "preview") {
    if (faults.length > 0) return formAnswer({ status: 400, errors: { body: faults } }, form.values);
    const outcome = await content.publish(kind, slug, read.version);
    return outcome.ok ? redirect(published, 303) : formAnswer(outcome, form.values);
  }
  const source = await ifAvailable(content.source(kind, slug, null), null);
  const { facts = null, disclosures = null, demo = false } = source ?? {};
  const rendered = renderText({ body, facts, beds: [], sources, disclosures, demo });
  return formAgain(form.values, { preview: { html: rendered.html, faults } });
}

const slugsOf = ({ items }: { items: readonly { slug: string }[] }) => new Set(items.map(({ slug }) => slug));

export default function EditContentPage() {
  const { kind, slug, current, shown, history, html, done, form } = usePageForm<typeof loader>();
  const answer = useActionData<typeof action>();
  const preview = (answer as { preview?: PreviewProps } | undefined)?.preview ?? null;
  const old = shown.version !== current;
  return (
    <div className="wrap stack stack--sections">
      <PageHead title={shown.title} crumbs={crumbsOf(shown.title)}>
        <ErrorSummary errors={form.errors} />
        <p>
          {old ? (
            <>
              This is version {shown.version}. Readers see version {current}.{" "}
              <Link to={paths.contentOf(kind, slug)}>Open version {current}</Link>
            </>
          ) : (
            <>
              Version {current}, which is what readers see. <Link to={readAt(kind, slug)}>Read it as they do</Link>
            </>
          )}
        </p>
        {done ? (
          <Notice tone="good" role="status">
            It’s published. Readers see it now.
          </Notice>
        ) : null}
      </PageHead>
      {preview === null ? null : <Preview {...preview} />}
      {html === null || preview !== null ? null : (
        <Section name="was" title={`Version ${shown.version}`}>
          <div className="prose guide-text" dangerouslySetInnerHTML={{ __html: html }} />
          <WriteForm form={form} submit={[`Publish version ${shown.version} again`, "Publishing…"]} secondary>
            <input type="hidden" name="intent" value="restore" />
            <input type="hidden" name="base" value={String(current)} />
            <input type="hidden" name="version" value={String(shown.version)} />
          </WriteForm>
        </Section>
      )}
      {old ? null : (
        <Section name="text" title="The text">
          <WriteForm
            form={form}
            submit={["Publish it", "Publishing…"]}
            hidden={["base"]}
            className="stack stack--loose"
          >
            <ContentFields form={form} kind={kind} />
          </WriteForm>
        </Section>
      )}
      <Section name="history" title="History">
        <NewestOf shown={history.length} count={current} />
        <VersionList history={history} current={current} href={paths.contentOf(kind, slug)} />
      </Section>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
