import { Form } from "@remix-run/react";
import { readingPaths } from "~/reading-paths";

/** Longest search, in characters. */
export const mostWords = 200;

/** Looks for words in threads and what they're answered with. */
export default function ForumSearch({ words }: { words: string }) {
  return (
    <Form
      method="get"
      action={readingPaths.forum}
      role="search"
      aria-label="Forum"
      className="stack stack--tight forum-search"
    >
      <label className="name" htmlFor="forum-words">
        Search the forum
      </label>
      <div className="forum-search__row">
        <input
          id="forum-words"
          className="field__input forum-search__words"
          type="search"
          dir="auto"
          name="q"
          defaultValue={words}
          key={words}
        />
        <button className="button button--secondary" type="submit">
          Search
        </button>
      </div>
    </Form>
  );
}
