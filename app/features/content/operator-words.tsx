import type { Disclosures } from "#contracts/content/content";
import { readingPaths } from "~/reading-paths";

interface OperatorWordsProps extends Pick<Disclosures, "operator"> {
  demo: boolean;
}

/** Who runs the site, as its pages about itself say it. */
export default function OperatorWords({ operator, demo }: OperatorWordsProps) {
  const contact = <a href={readingPaths.contact}>the contact page</a>;
  if (operator !== null) {
    return (
      <p>
        <strong>{operator.name}</strong> runs this site. Its mailing address is {operator.postal_address}.
        {demo ? " For now the site is a demo: nothing on it is for sale, and nobody is paid." : null} You can also reach
        us through {contact}.
      </p>
    );
  }
  if (demo) {
    return (
      <p>
        This site is a demo. No company runs it as a business: nothing on it is for sale, nobody is paid for links, and
        no cash back is paid. That’s why there’s no name or address here. To reach whoever set it up, use {contact}.
      </p>
    );
  }
  return <p>This site doesn’t say who runs it yet. Until it does, you can reach us through {contact}.</p>;
}
