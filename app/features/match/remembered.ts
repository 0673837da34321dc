/** How long a visit keeps the answers: its session (upstream/http/cookies.ts), which logging in begins again. */
export const rememberedFor = "up to 14 days from the start of your visit or your last login";
