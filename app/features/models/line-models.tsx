import { Link } from "@remix-run/react";
import type { ModelSummary, NamedLink } from "#contracts/mattress";
import { paths } from "~/paths";
import ModelCard from "./model-card";

interface LineModelsProps {
  line: NamedLink & { summary?: string; models: readonly ModelSummary[] };
  heading: "h2" | "h4";
}

export default function LineModels({ line, heading: Heading }: LineModelsProps) {
  return (
    <div className={`line-models stack${line.models.length < 3 ? " line-models--short" : ""}`}>
      <Heading className="line-models__name heading-link">
        <Link to={paths.line(line.slug)}>{line.name}</Link>
      </Heading>
      {line.summary ? <p className="soft measure">{line.summary}</p> : null}
      {line.models.length === 0 ? null : (
        <div className="model-cards">
          {line.models.map((model) => (
            <ModelCard key={model.slug} model={model} heading={Heading === "h2" ? "h3" : "h5"} />
          ))}
        </div>
      )}
    </div>
  );
}
