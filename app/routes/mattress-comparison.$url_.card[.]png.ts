import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ComparisonDetail } from "#contracts/compare/comparisons";
import { drawWithoutWords } from "~/mattress/picture/drawing.server";
import { pictureOf } from "~/mattress/picture/picture";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "everyone", reads: "images" };

const sideOf = ({ brand, model }: ComparisonDetail["left"]) => ({
  brand: brand.name,
  name: model.name,
  score: model.score === null ? "" : `Bedlark score ${Math.round(model.score)} of 100`,
  drawing: drawWithoutWords(pictureOf(model)),
});

/** With what a popular comparison is shared. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { demo, header, left, right } = await context.api.compare.show(params.url ?? "");
  return context.cards.answer(request, {
    ...{ kind: "pair", title: header, site: context.site.name, demo },
    sides: [sideOf(left), sideOf(right)],
  });
}
