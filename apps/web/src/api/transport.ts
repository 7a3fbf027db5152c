/** How requests reach the server: by the browser, and in the native apps by the system, which is no other site to it (native/native-fetch.ts). */
export const transport: { fetch: typeof fetch } = { fetch: (...request) => globalThis.fetch(...request) };
