/** Where reports go, and of which release they are. */
export interface Reporting {
  dsn: string;
  release: string;
  /** Which addresses hold a secret: a regular expression of `secretAddresses`. */
  secretAddresses: string;
}

/** Error reporting on the server and in the browser alike (specification, section 9). */
export const reportingLimits = {
  sampleRate: 0.2,
  tracesSampleRate: 0.15,
  maxBreadcrumbs: 100,
  normalizeDepth: 3,
} as const;

export const replayRates = { replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 0.5 } as const;

/** Scripts that advertisements bring along; their faults are not ours. */
const adScript = /(?:^|\/)(?:ads?|adsbygoogle|gpt|prebid|pubads_impl|show_ads)(?:[._-][\w.-]*)?\.js(?:$|[?#])/i;

interface ReportedEvent {
  exception?: { values?: { stacktrace?: { frames?: { filename?: string }[] } }[] };
}

/** Whether a frame of the event lies in an ad script; such events are dropped. */
export function fromAdScript(event: ReportedEvent): boolean {
  const frames = event.exception?.values?.flatMap((value) => value.stacktrace?.frames ?? []) ?? [];
  return frames.some((frame) => adScript.test(frame.filename ?? ""));
}
