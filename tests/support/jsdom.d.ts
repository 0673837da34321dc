/** What of jsdom the tests use beside the environment that vitest makes of it. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string);
    readonly window: { DOMParser: typeof DOMParser };
  }
}
