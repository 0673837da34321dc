import { useMatches } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { postForm } from "~/platform/post-form.client";

/** After so long without typing a draft is kept; a press keeps one at once. */
const pauseMs = 4000;

interface DraftButtonProps {
  /** Id of the form. It stands after it: the form's first button is the one that Enter presses. */
  form: string;
  /** When the draft was kept last, as an earlier visit left it. */
  savedAt: string | null;
}

/** Keeps what has been typed so far: by its button, and where scripts run by itself. */
export default function DraftButton({ form: id, savedAt }: DraftButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [kept, setKept] = useState(savedAt !== null);
  const route = useMatches().at(-1)?.id ?? "";
  useEffect(() => setKept(savedAt !== null), [savedAt]);
  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = async () => {
      const data = new FormData(form);
      data.set("does", "draft");
      try {
        setKept(await postForm(window.location.pathname, route, data));
      } catch {
        setKept(false);
      }
    };
    const wait = () => {
      clearTimeout(timer);
      setKept(false);
      timer = setTimeout(() => void keep(), pauseMs);
    };
    const stop = () => clearTimeout(timer);
    form.addEventListener("input", wait);
    form.addEventListener("submit", stop);
    return () => {
      stop();
      form.removeEventListener("input", wait);
      form.removeEventListener("submit", stop);
    };
  }, [route]);
  return (
    <p className="cluster cluster--tight">
      <button ref={button} form={id} className="link-button" type="submit" name="does" value="draft">
        Save it for later
      </button>
      <span className="small soft" role="status">
        {kept ? "Your draft is saved." : null}
      </span>
    </p>
  );
}
