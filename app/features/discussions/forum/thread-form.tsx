import { titleLength } from "#contracts/vocabulary/discussions";
import Choices, { choiceId, type Choice } from "~/ui/forms/choices";
import Field from "~/ui/forms/field";
import WriteForm, { type useFormAnswer } from "~/ui/forms/write-form";
import DraftButton from "../posts/draft-button";
import PostFields, { type PostValues } from "../posts/post-fields";
import type { Writer } from "../posts/reply.server";

const formId = "write";

/** Id of what a message about the category leads to. */
export const categoryId = (categories: readonly Choice[]) => choiceId("category", categories[0]?.value ?? "");

interface ThreadFormProps {
  form: ReturnType<typeof useFormAnswer<PostValues & { category?: string }>>;
  categories: readonly Choice[];
  writer: Pick<Writer, "name" | "saved_at" | "newsOff" | "noMail">;
}

/** A thread to be started. */
export default function ThreadForm({ form, categories, writer }: ThreadFormProps) {
  return (
    <div className="stack stack--tight measure">
      <WriteForm
        form={form}
        hidden={["key"]}
        submit={["Post it", "Posting…"]}
        className="stack stack--loose"
        id={formId}
      >
        <Field
          {...form.field("title")}
          label="Title"
          hint="What it’s about in one line, as you’d ask a friend."
          maxLength={titleLength.most}
          countFrom={40}
        />
        <Choices {...form.choice("category")} legend="Category" choices={categories} />
        <PostFields form={form} label="Your post" writer={writer} watchLabel="Email me about new replies" />
      </WriteForm>
      <DraftButton form={formId} savedAt={writer.saved_at} />
    </div>
  );
}
