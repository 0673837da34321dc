import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { beginForm } from "./forms.server";

/** The two addresses of the form for a claim, with and without an invoice number, are one page. */

export async function beginLoader({ context, params }: LoaderFunctionArgs) {
  const { offer, today } = await context.api.cashback.offer(params.promotion ?? "");
  const invoice = params.invoice?.slice(0, 60);
  const filled = { store: offer.seller, ...(invoice === undefined ? {} : { invoice }) };
  return { offer, today, form: openForm(beginForm, filled) };
}

export async function beginAction({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, beginForm);
  const offer = params.promotion ?? "";
  const outcome = form.ok ? await context.api.cashback.begin({ ...form.data, offer }) : form;
  return outcome.ok ? redirect(paths.claimProof(outcome.data.token), 303) : formAnswer(outcome, form.values);
}
