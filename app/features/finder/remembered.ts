/** How long a visit keeps the answers: its session (upstream/http/cookies.ts), which logging in begins again. */
export const rememberedFor = "up to 14 days after your visit begins or you log in";
