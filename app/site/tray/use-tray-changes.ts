import { useNavigate, useNavigation, type Location } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { postForm } from "~/platform/post-form.client";
import { useUserRefresh } from "~/site/current-user";
import { tellUnreachable } from "~/site/loading/navigation-guard";

/**
 * The forms of compare buttons and of the tray are plain. With scripts they are sent in place, one after another: the
 * first of a visit begins the session that the next belongs to, and that the browser knows of once it is answered.
 */
export function useTrayChanges() {
  const { refreshUser } = useUserRefresh();
  const navigate = useNavigate();
  const idle = useNavigation().state === "idle";
  const before = useRef(Promise.resolve());
  const [outdated, setOutdated] = useState(false);

  useEffect(() => {
    const send = async (form: HTMLFormElement, change: FormData, followFrom: Location | undefined) => {
      const accepted = await postForm(paths.comparisonTray, change).catch(() => {
        tellUnreachable();
        return null;
      });
      // The page of a refused change says why, and leads back.
      if (accepted === false) return form.submit();
      // It may have arrived even though no answer came back: the user's data tell.
      setOutdated(true);
      // A visitor who has gone on meanwhile is not led away. Asked of the router: what is rendered comes after it.
      const { location, navigation } = __remixRouter.state;
      if (accepted && location === followFrom && navigation.state === "idle") navigate(String(change.get("next")));
    };
    let following = false;
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.getAttribute("action") !== paths.comparisonTray) return;
      event.preventDefault();
      // What the page will lead on to is known only once it has come to where this one leads.
      const follow = "follow" in form.dataset;
      const { location, navigation } = __remixRouter.state;
      if (follow && (following || navigation.state !== "idle")) return;
      following ||= follow;
      const change = new FormData(form);
      // The button that was pressed may be gone afterwards; its focus goes to what stays.
      form.closest("details")?.querySelector("summary")?.focus();
      before.current = before.current
        .then(() => send(form, change, follow ? location : undefined))
        .finally(() => (following &&= !follow));
    };
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, [navigate]);

  useEffect(() => {
    // A page on its way may bring the user as before this change, which would count as newer than the answer.
    if (!outdated || !idle) return;
    setOutdated(false);
    void refreshUser();
  }, [outdated, idle, refreshUser]);
}
