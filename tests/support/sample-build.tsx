import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, useRouteError, isRouteErrorResponse } from "@remix-run/react";
import type { ReactNode } from "react";
import { z } from "zod";
import * as entry from "~/entry.server";
import { formAnswer, openForm, readFileForm, readForm } from "~/http/forms.server";
import { useNonce } from "~/platform/nonce";
import { type Access, factsOf } from "~/route-facts";
import { routesOfSite } from "./routes-of-site";

/**
 * A small site with one route of each kind, each of which calls the upstream first. Where the site itself has a route, that
 * says here, too, what it is; those that have none here are empty.
 */

const user = async ({ context }: LoaderFunctionArgs) => json({ user: await context.api.auth.currentUser() });

async function write({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const outcome = await context.api.auth.signIn({
    email: String(form.get("email") ?? "sleeper@example.com"),
    password: String(form.get("password") ?? "secret"),
  });
  if (outcome.ok) return json({ ok: true });
  return json({ ok: false }, { status: outcome.status, headers: { "Retry-After": String(outcome.retryAfter ?? "") } });
}

const noteForm = z.object({
  note: z.string({ error: "Enter a note" }).max(100),
  password: z.string().optional().meta({ writeOnly: true }),
});

/** A page with a form, both for whom its handle lets in. */
const guarded = (path: string, access: Access) => ({
  path,
  module: {
    handle: { access },
    default: page("Guarded"),
    loader: async ({ context }: LoaderFunctionArgs) => {
      const { first_name: name } = (await context.api.auth.currentUser())!;
      return json({ name, form: openForm(noteForm) });
    },
    async action({ context, request }: ActionFunctionArgs) {
      const form = await readForm(request, noteForm);
      const outcome = form.ok ? await context.api.compare.changeTray({ action: "clear" }) : form;
      return outcome.ok ? redirect("/form/", 303) : formAnswer(outcome, form.values);
    },
  },
});

/** A page with a form that anybody may send. */
async function keepNote({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, noteForm);
  const outcome = form.ok ? await context.api.auth.signIn({ email: "sleeper@example.com", password: "secret" }) : form;
  return outcome.ok ? redirect("/form/", 303) : formAnswer(outcome, form.values);
}

/** Of a page with a file: the draft that it is for. */
const proofForm = noteForm.extend({ token: z.string().optional() });

/** Sends its file on, and says what came of it. */
async function keepFile({ context, request }: ActionFunctionArgs) {
  const form = await readFileForm(request, context, proofForm);
  if (!form.ok) return formAnswer(form, form.values);
  if (form.file === null) return json({ note: form.data.note, file: null });
  const outcome = await context.api.uploads.keep("review-proof", form.data.token ?? "", form.file);
  return outcome.ok ? json({ note: form.data.note, file: outcome.data }) : formAnswer(outcome, form.values);
}

function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts nonce={useNonce()} />
      </body>
    </html>
  );
}

function ErrorBoundary() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? `Answer ${error.status}` : "Something went wrong"}</h1>;
}

const page = (title: string) => () => <h1>{title}</h1>;
const fails = () => {
  throw new Error("secret words of a render error");
};

const modules: Record<string, { path?: string; index?: true; module: Record<string, unknown> }> = {
  "routes/_index": { index: true, module: { default: page("Home") } },
  "routes/form": { path: "form/", module: { default: page("Form"), loader: user, action: write } },
  "routes/contact": { path: "contact/", module: { default: page("Contact"), action: keepNote } },
  "routes/results": { path: "mattress-finder/results/", module: { default: page("Results"), action: keepNote } },
  "routes/signin": { path: "signin/", module: { default: page("Sign in"), action: write } },
  "routes/search": { path: "search/", module: { default: page("Search"), loader: user, action: write } },
  "routes/suggestions": { path: "search/suggestions/", module: { loader: user } },
  "routes/resource": { path: "resource/", module: { loader: user, action: write } },
  "routes/proof": {
    path: "form/proof/",
    module: { default: page("Proof"), action: keepFile, handle: { takesFile: true } },
  },
  "routes/moved": {
    path: "moved/",
    module: {
      default: page("Moved"),
      async loader(args: LoaderFunctionArgs) {
        await user(args);
        throw redirect("/form/");
      },
    },
  },
  "routes/missing": {
    path: "missing/",
    module: {
      default: page("Missing"),
      async loader(args: LoaderFunctionArgs) {
        await user(args);
        throw new Response("Resource not found", { status: 404, statusText: "Resource not found" });
      },
    },
  },
  "routes/several": {
    path: "several/",
    module: {
      default: page("Several"),
      async loader({ context: { api } }: LoaderFunctionArgs) {
        const user = api.optional(api.auth.currentUser(), null);
        const parts = [api.compare.popular(), api.brands.list({}), api.deals.list({})];
        return json(await Promise.all([user, ...parts.map((part) => api.optional<unknown, null>(part, null))]));
      },
    },
  },
  "routes/broken": {
    path: "broken/",
    module: {
      default: page("Broken"),
      async loader(args: LoaderFunctionArgs) {
        await user(args);
        throw new Error("secret words for writer@canary.example");
      },
    },
  },
  "routes/health": {
    path: "health/",
    module: {
      default: page("Health"),
      handle: { private: "health" },
      loader: () => {
        throw new Error('No "canary-answer" for canary@example.com at 1,299.50');
      },
    },
  },
  "routes/unrenderable": { path: "unrenderable/", module: { default: fails } },
  "routes/hopeless": { path: "hopeless/", module: { default: fails, ErrorBoundary: fails } },
  "routes/where": {
    path: "where/",
    module: { loader: ({ request, context }: LoaderFunctionArgs) => json({ url: request.url, site: context.site }) },
  },
  "routes/drawn[.]svg": {
    path: "drawn.svg",
    module: { loader: () => new Response("<svg/>", { headers: { "Content-Type": "image/svg+xml" } }) },
  },
  "routes/account": guarded("account/", "user"),
  "routes/staff": guarded("staff/", "staff"),
  "routes/payments": guarded("payments/", "payments"),
  "routes/named.$slug": { path: "named/:slug", module: { default: page("Named") } },
  "routes/public": {
    path: "public/",
    module: {
      loader: ({ request }: LoaderFunctionArgs) => {
        const status = Number(new URL(request.url).searchParams.get("status") ?? 200);
        const headers = {
          "Cache-Control": "public, max-age=60",
          ...(status < 400 && status >= 300 && { Location: "/" }),
        };
        return new Response(status === 304 ? null : "{}", { status, headers });
      },
    },
  },
  "routes/huge": {
    path: "huge/",
    module: {
      async loader(args: LoaderFunctionArgs) {
        await user(args);
        return new Response(Buffer.alloc(30_000_000, "x"));
      },
    },
  },
  "routes/large": { path: "large/", module: { default: page("mattress ".repeat(2000)) } },
  "routes/$": {
    path: "*",
    module: {
      default: page("Splat"),
      loader() {
        throw new Response("Resource not found", { status: 404, statusText: "Resource not found" });
      },
    },
  },
};

export function sampleBuild(assetsBuildDirectory = "tests/output/no-assets"): ServerBuild {
  const root = {
    id: "root",
    path: "",
    module: { default: () => <Outlet />, Layout, ErrorBoundary },
  };
  const urlOf = ({ path = "" }: { path?: string | undefined }) => path.replace(/\/$/, "");
  const ofSite = new Map(Object.values(routesOfSite).map((route) => [urlOf(route), route]));
  const own = new Set(Object.values(modules).map(urlOf));
  const declared = Object.entries(modules).map(([id, route]) => {
    const { handle } = ofSite.get(urlOf(route))?.module ?? {};
    return { id, parentId: "root", ...route, module: { handle, ...route.module } };
  });
  const empty = [...ofSite]
    .filter(([url]) => !own.has(url))
    .map(
      ([
        path,
        {
          id,
          module: { handle },
        },
      ]) => {
        const answers = { loader: () => json(null), ...(factsOf(handle).page && { default: page(path) }) };
        return { id, parentId: "root", path, module: { handle, ...answers } };
      },
    );
  const routes = Object.fromEntries([...declared, ...empty].map((route) => [route.id, route]));
  const listed = {
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: false,
  };
  const manifest = Object.fromEntries(
    Object.entries({ root, ...routes }).map(([id, route]) => [
      id,
      { id, parentId: id === "root" ? undefined : "root", path: route.path, module: `/build/${id}.js`, ...listed },
    ]),
  );
  return {
    mode: "production",
    entry: { module: entry },
    routes: { root, ...routes } as unknown as ServerBuild["routes"],
    assets: {
      version: "test",
      url: "/build/manifest-test.js",
      entry: { module: "/build/entry.client.js", imports: [] },
      routes: manifest as unknown as ServerBuild["assets"]["routes"],
    },
    publicPath: "/build/",
    assetsBuildDirectory,
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: false,
      v3_lazyRouteDiscovery: false,
      v3_routeConfig: false,
      unstable_optimizeDeps: false,
    } as ServerBuild["future"],
    isSpaMode: false,
  };
}
