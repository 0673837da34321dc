interface Limit {
  /** Part of the path of the test's file and of its title. */
  file: string;
  title: RegExp;
  why: string;
  /** Only where scripts run, or only where they are off; left out: in both. */
  scripts?: boolean;
}

const media = "Playwright 1.64 cannot emulate media (print, less motion, forced colors) over WebDriver BiDi.";

const emailFields = "Over WebDriver BiDi Playwright 1.64 adds to what an e-mail field holds instead of replacing it.";

const bodies = "WebDriver BiDi does not tell what a request holds, so that nothing can pass it on or read it.";

/** What Firefox is not asked, since it or the protocol that steers it cannot; everything else is. */
const limits: readonly Limit[] = [
  { file: "journey-compare", title: /on paper nothing is left/, why: media },
  { file: "shell-desktop", title: /slides for 400 ms/, why: media },
  { file: "model-pictures", title: /follows the scheme/, why: media },
  { file: "forced-colors", title: /./, why: media },
  {
    file: "journey-sign-in",
    title: /a wrong password is refused/,
    why: emailFields,
  },
  { file: "as-people-see-it", title: /a form that failed twice says so once/, why: emailFields },
  {
    file: "journey-deals",
    title: /a button copies it/,
    why: "Firefox knows no permission to read the clipboard that could be granted.",
  },
  { file: "shell-suggestions", title: /are chosen by keyboard/, why: bodies },
  { file: "nothing-typed-is-lost", title: /whose answer is lost is stored once/, why: bodies },
  { file: "no-answer", title: /a message that nobody answers is given back|or whose answer is lost/, why: bodies },
  { file: "analytics", title: /a suggestion is searched and told once/, why: bodies },
  {
    file: "journey-quiz",
    title: /the browser's Back finds a question answered/,
    why: "Firefox forgets the fields of a page that no cache may keep. The quiz’s own link back has the answers.",
    scripts: false,
  },
  {
    file: "pasted",
    title: /longer than it may be stays whole|a pasted budget that can’t be read/,
    why: "Over WebDriver BiDi Playwright 1.64 sets what it fills in from within the page, where React does not see it.",
    scripts: true,
  },
  {
    file: "figures",
    title: /staff read what was opened/,
    why: "Everyone comes to the site without scripts from the address of what takes them out: one visitor.",
    scripts: false,
  },
  { file: "page-weight", title: /./, why: "WebDriver BiDi does not tell how many bytes an answer took." },
];

/** Why Firefox is not asked this, or null where it is. */
export const firefoxLimit = (file: string, title: string, scripts: boolean): string | null =>
  limits.find((limit) => file.includes(limit.file) && limit.title.test(title) && (limit.scripts ?? scripts) === scripts)
    ?.why ?? null;
