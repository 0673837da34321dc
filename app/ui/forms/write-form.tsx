import type { SerializeFrom } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useState, type ReactNode } from "react";
import { standsInFor } from "../page/stayed-state";
import type { SummarizedError } from "./error-summary";

interface OpenedForm<Values> {
  constraints: { readonly [Name in keyof Values]?: object };
  values: Values;
}

export interface FailedForm<Values> {
  messages: readonly string[];
  errors: Readonly<Record<string, readonly string[]>>;
  /** What was sent, without secrets. */
  values: Values;
  /** Names of the secrets that were sent, of a page that asks for them again. */
  withheld?: readonly string[] | undefined;
}

/**
 * A form as its page shows it: `opened` by the loader (openForm), and how its last attempt failed (formAnswer of the
 * action). `errors` are for an ErrorSummary, taken away while sending, so that the same message a second time takes the
 * focus again. `times` changes with each answer: the key of an input that an answer empties, as that of a password.
 */
export function useFormAnswer<Values extends object>(
  { constraints, values: begun }: OpenedForm<Values>,
  failure: FailedForm<Values> | undefined,
) {
  const sending = useNavigation().state === "submitting";
  const { key, pathname, search, state } = useLocation();
  const address = pathname + search;
  const popped = useNavigationType() === "POP";
  const [last, setLast] = useState({ failure, key, address, times: 0 });
  // The router drops an answer when a link leads to its field, which is not a new one. Going back to another address is:
  // that page has values and an answer of its own.
  const left = popped ? last.address !== address : last.key !== key;
  const isAnswer = failure !== undefined && last.failure !== failure;
  // An answer comes before the entry that its page has in the history then.
  const isNew = isAnswer || (failure === undefined ? left : last.key !== key);
  // A further attempt was not taken. It may have been stored all the same, so the form keeps its key.
  const stayed = failure === undefined && standsInFor(state, last.key);
  if (stayed) setLast({ ...last, key, failure: last.failure && { ...last.failure, messages: [], errors: {} } });
  else if (isNew) setLast({ failure, key, address, times: last.times + (isAnswer ? 1 : 0) });

  const shown: FailedForm<Values> = failure ?? last.failure ?? { messages: [], errors: {}, values: begun };
  const { messages, errors, values, withheld = [] } = shown;
  const summarized: SummarizedError[] = [
    ...messages.map((message) => ({ message, fieldId: null })),
    ...inPageOrder(Object.keys(constraints), errors).flatMap(([name, ofField]) =>
      ofField.map((message) => ({ message, fieldId: Object.hasOwn(constraints, name) ? name : null })),
    ),
  ];
  return {
    sending,
    times: last.times,
    values,
    withheld,
    errors: sending ? [] : summarized,
    field: <Name extends keyof Values & string>(name: Name) => ({
      ...constraints[name],
      name,
      errors: errors[name],
      defaultValue: values[name] as string | undefined,
    }),
    /** The same for Choices. */
    choice: <Name extends keyof Values & string>(name: Name) => ({
      name,
      chosen: [values[name] ?? []].flat() as string[],
      errors: errors[name],
    }),
  };
}

/** Fields as their schema names them, which is as the page has them; whatever else comes last. */
const inPageOrder = (names: readonly string[], errors: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(errors).toSorted(([a], [b]) => placeOf(names, a) - placeOf(names, b));

const placeOf = (names: readonly string[], name: string) => {
  const place = names.indexOf(name);
  return place === -1 ? names.length : place;
};

export type FormAnswer<Name extends string> = ReturnType<typeof useFormAnswer<Partial<Record<Name, string>>>>;

type ValuesOf<Data> = Data extends { form: OpenedForm<infer Values extends object> } ? Values : never;
type WithoutForm<Data> = Data extends unknown ? Omit<Data, "form"> : never;

/** What the loader gives to its page, with `form` as the action of the same route has answered it. */
export function usePageForm<Loader, Values extends object = ValuesOf<SerializeFrom<Loader>>>() {
  const { form: opened, ...data } = useLoaderData<unknown>() as { form: OpenedForm<Values> };
  const form = useFormAnswer(opened, useActionData<unknown>() as FailedForm<Values> | undefined);
  return { ...(data as WithoutForm<SerializeFrom<Loader>>), form };
}

interface WriteFormProps {
  form: Pick<ReturnType<typeof useFormAnswer>, "sending"> & { values: object };
  hidden?: readonly string[];
  /** Words of the button, and those while it is sent. */
  submit: readonly [string, string];
  /** Without one the page's own address, query included: another would take the focus from the errors, as a new page. */
  action?: string;
  /** The page has something more important to press. */
  secondary?: boolean;
  /** What it does can't be undone. */
  danger?: boolean;
  className?: string;
  /** Of a form that a button outside it sends too. */
  id?: string;
  /** Of a form with a file. */
  encType?: "multipart/form-data";
  children?: ReactNode;
}

/** A form that writes: checked by the server alone, whose words stand beside the fields, and sent once a press. */
export default function WriteForm({
  form,
  hidden = [],
  submit,
  action,
  secondary,
  danger,
  children,
  ...attributes
}: WriteFormProps) {
  const { pathname, search } = useLocation();
  return (
    <Form
      method="post"
      // Named, since an index route would add "?index" to it.
      action={action ?? pathname + search}
      noValidate
      {...attributes}
      onSubmit={(event) => {
        if (form.sending) event.preventDefault();
      }}
    >
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} value={(form.values as Record<string, string>)[name]} />
      ))}
      {children}
      <p>
        <button
          className={`button${danger ? " button--danger" : secondary ? " button--secondary" : ""}`}
          type="submit"
          aria-disabled={form.sending || undefined}
        >
          {submit[form.sending ? 1 : 0]}
        </button>
      </p>
    </Form>
  );
}
