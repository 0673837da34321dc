/** Settings without a limit of any kind: tests and journeys come from one address, many times a minute. */
export const unlimited = {
  RATE_LIMIT_SIGN_IN: "0",
  RATE_LIMIT_SAVE: "0",
  RATE_LIMIT_UPLOADS: "0",
  RATE_LIMIT_FORMS: "0",
  RATE_LIMIT_SEARCH: "0",
  RATE_LIMIT_AUTOCOMPLETE: "0",
  RATE_LIMIT_LISTINGS: "0",
  RATE_LIMIT_IMAGES: "0",
};
