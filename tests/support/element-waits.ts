/** Elements that a test waits for come at once, but where other work has both cores. */
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: 30_000 });
}

export {};
