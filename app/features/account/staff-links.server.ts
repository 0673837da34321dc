import { privatePaths } from "~/private-paths";

/** What staff find on their account's page; data, so that nobody else's page carries the words. */
export const staffLinks: readonly { label: string; to: string }[] = [
  { label: "Reviews to read", to: privatePaths.moderation },
  { label: "Posts that readers reported, and appeals", to: privatePaths.discussions },
  { label: "Cash back claims to work through", to: privatePaths.staffClaims },
  { label: "Experts who answer questions", to: privatePaths.staffExperts },
  { label: "Messages that people sent us", to: privatePaths.messages },
  { label: "Figures: what people look for", to: privatePaths.figures },
  { label: "Texts to edit", to: privatePaths.content },
  { label: "Messages that the site has written", to: privatePaths.outbox },
];
