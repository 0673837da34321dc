import ts from "typescript";
import { expect, test } from "vitest";
import { parsed, sourceFiles, textOf } from "./source-files";

const reader = "app/http/forms.server.ts";
const ofBody = new Set(["arrayBuffer", "blob", "bytes", "json", "text"]);

/** A parser builds what the names of fields ask for, so none may see a field that its form does not declare. */
test("Forms are read by readForm alone", () => {
  const readings = sourceFiles("app")
    .filter((file) => file !== reader && /\.(arrayBuffer|blob|bytes|formData|json|text)\(/.test(textOf(file)))
    .flatMap((file) =>
      callsIn(parsed(file))
        .filter(readsForm)
        .map((call) => `${file}: ${call.getText()}`),
    );
  expect(readings).toEqual([]);
});

/** So none forgets the status, or when to come back. */
test("Actions answer a form that failed by formAnswer alone", () => {
  const acting = sourceFiles("app/routes").filter((file) => textOf(file).includes("function action("));
  const answers = acting.flatMap((file) =>
    parsed(file)
      .statements.filter((node) => ts.isFunctionDeclaration(node) && node.name?.text === "action")
      .flatMap((action) =>
        callsIn(action)
          .map((call) => `${file}: ${call.expression.getText()}`)
          .filter((call) => / json$/.test(call)),
      ),
  );
  expect(answers).toEqual([]);
});

/** So a form that came after its session had ended can be sent again. */
test("Pages whose form writes keep it by FormErrorPage", () => {
  const answering = sourceFiles("app/routes").filter((file) => /\bformAnswer\(/.test(textOf(file)));
  expect(answering.length).toBeGreaterThan(0);
  expect(
    answering.filter((file) => !textOf(file).includes('ErrorBoundary } from "~/site/errors/form-error-page"')),
  ).toEqual([]);
});

/** Where the heading of the page is the legend of the question that the form asks. */
const headedByLegend = "app/features/match/quiz/quiz-form.tsx";

/** So that it is in the same place on every page. */
test("What is wrong with a form stands right below the heading of its page", () => {
  const showing = sourceFiles("app").filter(
    (file) => file !== headedByLegend && textOf(file).includes("<ErrorSummary"),
  );
  expect(showing.length).toBeGreaterThan(40);
  const elsewhere = showing.filter((file) =>
    textOf(file)
      .split(/(?:<\/h1>|<PageHead [^>]*>)\s*<ErrorSummary/)
      .join("")
      .includes("<ErrorSummary"),
  );
  expect(elsewhere).toEqual([]);
});

/** `anything.formData()`, or another way to read the body of a `request`. */
function readsForm({ expression }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const { name, expression: of } = expression;
  return name.text === "formData" || (ofBody.has(name.text) && /\brequest(\.clone\(\))?$/.test(of.getText()));
}

function callsIn(node: ts.Node, calls: ts.CallExpression[] = []): ts.CallExpression[] {
  if (ts.isCallExpression(node)) calls.push(node);
  ts.forEachChild(node, (child) => void callsIn(child, calls));
  return calls;
}
