import { Form } from "@remix-run/react";
import { readingPaths } from "~/reading-paths";

/** Looks for words in questions and their answers. */
export default function QuestionSearch({ words }: { words: string }) {
  return (
    <Form
      method="get"
      action={readingPaths.questions}
      role="search"
      aria-label="Questions"
      className="stack stack--tight question-search"
    >
      <label className="name" htmlFor="question-words">
        What would you like to know?
      </label>
      <div className="question-search__row">
        <input
          id="question-words"
          className="field__input question-search__words"
          type="search"
          dir="auto"
          name="q"
          defaultValue={words}
          key={words}
        />
        <button className="button" type="submit">
          Look for answers
        </button>
      </div>
    </Form>
  );
}
