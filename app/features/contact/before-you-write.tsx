import { Link } from "@remix-run/react";
import { contactTopics, type ContactTopic } from "#contracts/contact/topics";
import { termsOf } from "#contracts/vocabulary/terms";
import Section from "~/ui/page/section";
import { answersBefore } from "./answers";

/** Links that may answer at once: those of the topic that the address names, or those of all. */
export default function BeforeYouWrite({ topic }: { topic: ContactTopic | null }) {
  const topics = topic === null ? termsOf(contactTopics).filter((each) => each !== "other") : [topic];
  return (
    <Section name="before" title="You may find the answer here" headingClass="text-xl">
      <dl className="contact-answers">
        {topics.map((each) => (
          <div key={each}>
            <dt className="small soft">{contactTopics[each]}</dt>
            {answersBefore[each].map(({ label, to }) => (
              <dd key={to}>
                <Link className="contact-answers__link" to={to}>
                  {label}
                </Link>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
