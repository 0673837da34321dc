/** What in a text leads nowhere, in words for its editor. */
export function linkFaults(body: string, terms: ReadonlySet<string>, sources: number): string[] {
  const named = [...body.matchAll(/\]\(\/mattress-glossary\/([^()?#]+?)\/?\)/g)].map(([, slug]) => slug!);
  const unknown = [...new Set(named)].filter((slug) => !terms.has(slug));
  const marks = [...body.matchAll(/:source\[(\d+)\]/g)].map(([, number]) => Number(number));
  const beyond = [...new Set(marks)].filter((number) => number < 1 || number > sources);
  const plain = [...body.matchAll(/\]\((\/[^()\s]*[^/()\s])\)/g)]
    .map(([, path]) => path!)
    .filter((path) => !/[?#]/.test(path));
  return [
    ...unknown.map((slug) => `There’s no term “${slug}” in the glossary.`),
    ...beyond.map((number) => `There’s no source ${number}: ${sources} are listed.`),
    ...plain.map((path) => `Links within the site end in a slash: ${path}/`),
  ];
}
