import { useNavigate, useNavigation, type Location } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { postForm } from "~/platform/post-form.client";
import { useUserRefresh } from "~/site/current-user";
import { reportStay, unreachable } from "~/site/loading/stay-event";

/** Id of the route at paths.comparisonTray. */
const trayRoute = "routes/compare.tray";

/**
 * Compare buttons and the tray are plain forms. With scripts they are submitted in place, one at a time: the first one
 * of a visit starts the session the next belongs to, and its cookie arrives with the response.
 */
export function useTrayChanges() {
  const { refreshUser } = useUserRefresh();
  const navigate = useNavigate();
  const idle = useNavigation().state === "idle";
  const before = useRef(Promise.resolve());
  const [outdated, setOutdated] = useState(false);

  useEffect(() => {
    const send = async (form: HTMLFormElement, change: FormData, followFrom: Location | undefined) => {
      const accepted = await postForm(paths.comparisonTray, trayRoute, change).catch(() => {
        reportStay(unreachable());
        return null;
      });
      // The page of a rejected change says why, and links back.
      if (accepted === false) return form.submit();
      // The change may have gone through although no response came: the reloaded user shows it.
      setOutdated(true);
      // Do not pull back a visitor who has moved on. The router's state counts: rendering lags behind it.
      const { location, navigation } = __remixRouter.state;
      if (accepted && location === followFrom && navigation.state === "idle") navigate(String(change.get("next")));
    };
    let following = false;
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.getAttribute("action") !== paths.comparisonTray) return;
      event.preventDefault();
      // Where the page leads next is known only once the current navigation has ended.
      const follow = "follow" in form.dataset;
      const { location, navigation } = __remixRouter.state;
      if (follow && (following || navigation.state !== "idle")) return;
      following ||= follow;
      const change = new FormData(form);
      // The clicked button may be gone afterwards; its focus moves to an element that stays.
      form.closest("details")?.querySelector("summary")?.focus();
      before.current = before.current
        .then(() => send(form, change, follow ? location : undefined))
        .finally(() => (following &&= !follow));
    };
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, [navigate]);

  useEffect(() => {
    // A page still loading may bring the user from before this change, which would count as newer than the response.
    if (!outdated || !idle) return;
    setOutdated(false);
    void refreshUser();
  }, [outdated, idle, refreshUser]);
}
