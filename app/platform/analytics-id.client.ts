let analyticsId: string | undefined;

/** What is pressed, sent and opened. */
export const presses = {
  /** Before the script that tells the data layer of it is there, which a visitor may block. */
  early: [] as Event[],
  tell(event: Event): void {
    if (presses.early.length < 9) presses.early.push(event);
  },
};

const onPress = (event: Event) => presses.tell(event);

/** Known from the first script on, so that a press is told however early it comes; undefined: nothing is tracked. */
export function configureAnalytics(id: string | undefined): void {
  analyticsId = id;
  if (id !== undefined)
    for (const kind of ["click", "auxclick", "submit", "toggle"]) document.addEventListener(kind, onPress, true);
}

export const configuredAnalyticsId = () => analyticsId;
