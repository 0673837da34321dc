/**
 * Paths of the site that mail also links to. The site's own path files take theirs from here, so that a link in a mail
 * can't point to a page that doesn't exist.
 */

const segment = (value: string | number) => encodeURIComponent(value);

export const ownerReviewPath = (id: string | number) => `/mattress-review/${segment(id)}/`;
export const storeReviewPath = (id: string | number) => `/store-reviews/${segment(id)}/`;
export const questionPath = (slug: string) => `/mattress-questions/${segment(slug)}/`;
export const threadPath = (slug: string) => `/mattress-forum/threads/${segment(slug)}/`;
export const postPath = (id: string | number) => `/posts/${segment(id)}/`;
export const appealPostPath = (id: string | number) => `/posts/${segment(id)}/appeal/`;
export const savedResultsPath = (token: string) => `/mattress-finder/results/${segment(token)}/`;
export const confirmReviewPath = (token: string) => `/confirm-review/${segment(token)}/`;
export const ownReviewPath = (token: string) => `/your-reviews/${segment(token)}/`;
export const claimPath = (token: string) => `/cashback/claim/${segment(token)}/`;
export const confirmClaimPath = (token: string) => `/cashback/confirm/${segment(token)}/`;
export const unsubscribePath = (token: string) => `/unsubscribe/${segment(token)}/`;
export const confirmSignUpPath = (token: string) => `/signup/confirm/${segment(token)}/`;
export const newPasswordPath = (token: string) => `/signin/reset/new/${segment(token)}/`;
export const confirmEmailPath = (token: string) => `/account/email/confirm/${segment(token)}/`;
export const messagePath = (reference: string) => `/admin/messages/${segment(reference)}/`;

export const helpPath = "/help/";
export const contentGuidelinesPath = "/help/content-guidelines/";
export const reviewRulesPath = "/reviews/rules/";
export const signInPath = "/signin/";
export const resetPasswordPath = "/signin/reset/";
export const signUpPath = "/signup/";
