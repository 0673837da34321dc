const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** "1 second", "5 minutes", "24 hours": rounded up, so that nobody retries too soon. */
export function waitingTime(seconds: number): string {
  if (seconds <= 90) return counted(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? counted(minutes, "minute") : counted(Math.ceil(minutes / 60), "hour");
}
