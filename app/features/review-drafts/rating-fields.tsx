import { uncapitalized } from "#contracts/english";
import { scoreLabels } from "#contracts/vocabulary/scores";
import { bedStarLabels, storeStarLabels, mostBody, mostTitle } from "#contracts/vocabulary/review-drafts";
import { storePartLabels } from "#contracts/vocabulary/store-reviews";
import { optionsOf } from "#contracts/vocabulary/terms";
import Choices, { type Choice } from "~/ui/forms/choices";
import Field from "~/ui/forms/field";
import TextAreaField from "~/ui/forms/text-area-field";
import type { FormAnswer } from "~/ui/forms/write-form";

const kinds = {
  bed: {
    legend: "How many stars do you give it?",
    stars: optionsOf(bedStarLabels),
    parts: optionsOf(scoreLabels),
    intro: "Rate the details. 5 is best. Skip what you can’t tell.",
    hint: "What would a friend want to know? How you sleep on it, what you like, what you don’t, and what changed over time. At least 50 characters.",
  },
  store: {
    legend: "How many stars do you give this store?",
    stars: optionsOf(storeStarLabels),
    parts: optionsOf(storePartLabels),
    intro: "Rate the details. 5 is best. Skip what doesn’t apply.",
    hint: "What would a friend want to know before going there? At least 50 characters. How you sleep on the bed belongs in a review of the bed.",
  },
} as const;

/** Best first; keys that are figures come in their own order. */
const best = (options: readonly Choice[]) => options.toSorted((a, b) => b.value.localeCompare(a.value));

/** Stars for one part, from 1 to 5 in one row; it can be skipped. */
const partChoices = [
  ...["1", "2", "3", "4", "5"].map((stars) => ({ value: stars, label: stars })),
  { value: "", label: "Skip" },
];

/** Stars, stars by part, title and text. */
export default function RatingFields({ kind, form }: { kind: keyof typeof kinds; form: FormAnswer<string> }) {
  const { legend, stars, parts, intro, hint } = kinds[kind];
  const { required: _, ...body } = form.field("body") as ReturnType<typeof form.field> & { required?: boolean };
  return (
    <>
      <div id="rating">
        <Choices {...form.choice("rating")} legend={legend} choices={best(stars)} />
      </div>
      <div className="stack">
        <p>{intro}</p>
        {parts.map(({ value, label, about }) => {
          const { defaultValue = "", errors } = form.field(value);
          return (
            <div key={value} id={value}>
              <div className="star-choice">
                <Choices
                  name={value}
                  legend={
                    <>
                      {label}: <span className="soft star-choice__about">{uncapitalized(about)}</span>
                    </>
                  }
                  choices={partChoices}
                  chosen={[defaultValue]}
                  errors={errors}
                />
              </div>
            </div>
          );
        })}
      </div>
      <Field
        {...form.field("title")}
        label="Title"
        hint="Your review in a few words"
        maxLength={mostTitle}
        countFrom={20}
        autoComplete="off"
      />
      <TextAreaField {...body} label="Your review" hint={hint} maxLength={mostBody} countFrom={500} />
    </>
  );
}
