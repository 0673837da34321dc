let analyticsId: string | undefined;

/** Known from the first script on, so that a click is told however early it comes; undefined: nothing is tracked. */
export const configureAnalytics = (id: string | undefined): void => void (analyticsId = id);

export const configuredAnalyticsId = () => analyticsId;
