import { listed } from "#contracts/english";
import type { ModelPage } from "#contracts/model-page";
import Disclosure from "~/ui/disclosure";
import Section from "~/ui/page/section";
import LineComparison from "./line-comparison";
import { AliasTable, CertificateTable } from "./model-tables";
import PolicyList from "./policy-list";

/** What comes with the bed, and the beds that are nearly the same. */
export default function TermsSections({ model, line_models }: Pick<ModelPage, "model" | "line_models">) {
  return (
    <>
      {model.policies === null ? null : (
        <Section target name="policies" title="Trial, returns and warranty">
          <PolicyList policies={model.policies} />
        </Section>
      )}
      {model.certificates.length === 0 ? null : (
        <Section target name="certificates" title="Certificates">
          <Disclosure
            summary={listed([...new Set(model.certificates.map(({ name }) => name))], "and")}
            className="disclosure--narrow"
          >
            <CertificateTable certificates={model.certificates} />
          </Disclosure>
        </Section>
      )}
      {model.line === null ? null : (
        <Section target name="line" title={`All beds in the ${model.line.name} line`}>
          <LineComparison lineName={model.line.name} models={line_models} current={model.slug} />
        </Section>
      )}
      {model.aliases.length === 0 ? null : (
        <Section target name="names" title="Other names for this bed">
          <AliasTable aliases={model.aliases} />
        </Section>
      )}
    </>
  );
}
