import { typeLabels } from "#contracts/vocabulary/mattress";
import { figureNames, tableNames, termKindLabels } from "#contracts/vocabulary/content";
import { optionsOf } from "#contracts/vocabulary/terms";
import Disclosure from "~/ui/disclosure";
import Choices from "~/ui/forms/choices";
import Field from "~/ui/forms/field";
import TextAreaField from "~/ui/forms/text-area-field";
import type { FormAnswer } from "~/ui/forms/write-form";
import type { contentForm } from "./forms.server";

interface ContentFieldsProps {
  form: FormAnswer<keyof typeof contentForm.shape>;
  kind: "guide" | "term" | "page";
}

/** The text of a guide, a page or a term, and the button that shows how it looks. */
export default function ContentFields({ form, kind }: ContentFieldsProps) {
  const isTerm = kind === "term";
  return (
    <>
      <Field {...form.field("title")} label={isTerm ? "Term" : "Title"} />
      {isTerm ? (
        <>
          <Field {...form.field("also")} label="Other names" hint="Separated by commas." />
          <Choices
            {...form.choice("kind")}
            legend={<span className="name">Kind</span>}
            choices={optionsOf(termKindLabels)}
            compact
          />
        </>
      ) : (
        <Field {...form.field("short")} label="Name in menus" />
      )}
      <TextAreaField
        {...form.field("summary")}
        label={isTerm ? "What it means, in one sentence" : "What it’s about, in one sentence"}
        rows={2}
      />
      <TextAreaField
        {...form.field("body")}
        label="Text"
        rows={24}
        hint={
          <>
            Two number signs begin a heading, a blank line a paragraph.{" "}
            {kind === "page" ? "Leave ::anchor where it is, since other pages lead there." : null}
          </>
        }
      />
      <Disclosure summary="How to put in drawings, tables, numbers and sources">
        <p>On a line of its own:</p>
        <ul className="bullets">
          <li>
            <code>::figure{"{name=zones}"}</code> for a drawing: {figureNames.join(", ")}
          </li>
          <li>
            <code>::table{"{name=types}"}</code> for a table: {tableNames.join(", ")}
          </li>
          <li>
            <code>::beds{"{type=hybrid}"}</code> for three beds of a type: {Object.keys(typeLabels).join(", ")}
          </li>
          <li>
            <code>::operator</code> for who runs the site
          </li>
          <li>
            <code>::quiz</code> and <code>::stores</code> for a button that leads there
          </li>
        </ul>
        <p>In a sentence:</p>
        <ul className="bullets">
          <li>
            <code>:source[1]</code> for the first of the sources below
          </li>
          <li>
            <code>:live{"{of=models}"}</code> for a number of the catalog: models, brands, stores
          </li>
        </ul>
      </Disclosure>
      {isTerm ? (
        <Field
          {...form.field("figure")}
          label="Drawing below the text (optional)"
          hint={`One of: ${figureNames.join(", ")}.`}
        />
      ) : null}
      <TextAreaField
        {...form.field("sources")}
        label="Sources"
        hint="One a line: title | authors and publisher | year | web address. Leave out what you don’t know."
        rows={5}
      />
      {kind === "guide" ? (
        <Field {...form.field("written_by")} label="Written by (optional)" hint="Name | what they do" />
      ) : null}
      {kind === "page" ? null : (
        <Field
          {...form.field("reviewed_by")}
          label="Facts checked by (optional)"
          hint="Name | their training. A text about pain or health needs someone who is trained for it."
        />
      )}
      {kind === "page" ? null : (
        <TextAreaField
          {...form.field("related")}
          label={isTerm ? "Related terms" : "Where to go next"}
          hint={isTerm ? "One a line, as in their addresses: memory-foam." : "Addresses of our pages, one a line."}
          rows={4}
        />
      )}
      <Field
        {...form.field("reviewed_on")}
        type="date"
        label={kind === "page" ? "Last changed on" : "Facts checked on"}
      />
      <Field {...form.field("note")} label="What did you change?" hint="For the history. Only needed to publish." />
      <p>
        <button className="button button--secondary" type="submit" name="intent" value="preview">
          Show me how it looks
        </button>
      </p>
    </>
  );
}
