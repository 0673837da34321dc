/** Tenths: 82 → "82", 81.62 → "81.6" */
export const pointsText = (points: number) => String(Math.round(points * 10) / 10);
