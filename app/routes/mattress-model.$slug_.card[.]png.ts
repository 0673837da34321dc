import { formatMoney } from "#contracts/english";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ModelDetail } from "#contracts/catalogue";
import { claimedText } from "~/mattress/firmness";
import { drawWithoutWords } from "~/mattress/picture/drawing.server";
import { pictureOf } from "~/mattress/picture/picture";
import { typeName } from "~/mattress/type-list";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "everyone", reads: "images" };

type Model = ModelDetail["model"];

const aboutOf = ({ type, height_inches }: Model) =>
  [type === null ? null : typeName(type), height_inches === null ? null : `${height_inches} inches high`]
    .filter((known) => known !== null)
    .join(", ");

const scaleOf = ({ claimed, range, halves }: NonNullable<Model["firmness"]>) =>
  range !== null
    ? { from: range.softest, to: range.firmest }
    : { from: halves?.[0] ?? 1, to: halves?.at(-1) ?? claimed };

/** What is known of score, firmness and price, as the bed's page has it. */
function factsOf({ score, firmness, variants }: Model) {
  const prices = variants.flatMap(({ price_cents }) => price_cents ?? []);
  const feel = firmness === null ? null : { value: claimedText(firmness), scale: scaleOf(firmness) };
  return [
    ...(score === null ? [] : [{ label: "Bedlark score", value: `${Math.round(score)} of 100` }]),
    ...(feel === null ? [] : [{ label: "Firmness", ...feel }]),
    ...(prices.length === 0 ? [] : [{ label: "Prices from", value: formatMoney(Math.min(...prices)) }]),
  ];
}

/** With what the page of a bed is shared. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { demo, model } = await context.api.catalogue.model(params.slug ?? "", null);
  return context.cards.answer(request, {
    kind: "bed",
    site: context.site.name,
    demo,
    brand: model.brand.name,
    name: model.name,
    about: aboutOf(model),
    facts: factsOf(model),
    drawing: drawWithoutWords(pictureOf(model)),
  });
}
