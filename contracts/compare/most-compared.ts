/** Most models that stand side by side, and so the most that the tray holds. Free of zod, so that pages may use it. */
export const mostCompared = 4;
