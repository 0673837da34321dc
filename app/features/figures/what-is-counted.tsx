import { minimumCount } from "#contracts/figures/figure-kinds";
import Disclosure from "~/ui/disclosure";

/** How the figures come about, for whoever reads them (decision 80). */
export default function WhatIsCounted() {
  return (
    <Disclosure summary="What is counted">
      <ul className="bullets">
        <li>
          We count pages, not people. Someone who opens a page three times, or reloads it twice, counts three times.
        </li>
        <li>
          Everyone counts, also people who said no to measurement and browsers that send an opt-out signal. We only add
          one to a number here and keep nothing about who it was.
        </li>
        <li>Staff and their pages don’t count. Bots that say what they are have a row of their own.</li>
        <li>Pages with an error don’t count, and neither does a form that we sent back because something was wrong.</li>
        <li>
          “Started” and “sent” count what was new: a claim is started once its first step is saved, and pressing twice
          counts once. What is confirmed by email counts when it’s confirmed. Opening a step counts under “Kinds of
          pages.”
        </li>
        <li>“Searches” are those of the search box. Looking for stores near a place isn’t one.</li>
        <li>Beds, guides, stores, deals and words are listed by name from {minimumCount} times on.</li>
        <li>
          A day begins when it’s midnight in Hawaii: at 5 AM in New York (6 AM in summer) and at 2 AM in Los Angeles (3
          AM in summer). So one evening is one day, wherever in the United States someone is.
        </li>
      </ul>
    </Disclosure>
  );
}
