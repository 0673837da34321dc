import { Link } from "@remix-run/react";
import { contactTopics, type ContactTopic } from "#contracts/contact/topics";
import { termsOf } from "#contracts/vocabulary/terms";
import { paths } from "~/paths";
import Section from "~/ui/page/section";

/** Pages that may answer before somebody has to write, by topic. */
const answersBefore: Readonly<Record<ContactTopic, readonly { label: string; to: string }[]>> = {
  site: [
    { label: "Help", to: paths.help },
    { label: "How we rank and who pays us", to: paths.about },
  ],
  cashback: [
    { label: "How cash back works", to: paths.cashback },
    { label: "The state of your claims", to: `${paths.viewProfile}#claims` },
  ],
  correction: [
    { label: "Report a review: the link is below each one", to: paths.customerReviews },
    { label: "How we test", to: paths.howWeTest },
  ],
  privacy: [
    { label: "Privacy: what we keep and for how long", to: paths.privacy },
    { label: "Delete your account", to: paths.deleteAccount },
  ],
  press: [{ label: "Who we are and how we earn", to: paths.about }],
  retailer: [
    { label: "What each partner pays us", to: paths.disclosure },
    { label: "Rules for reviews", to: paths.reviewRules },
  ],
  other: [{ label: "Site map", to: paths.sitemap }],
};

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
