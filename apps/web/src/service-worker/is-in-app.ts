/** Pages that are drawn for visitors too, so that the server has more of them than the app. */
const FOR_EVERYBODY = /^\/app\/community(?:\/|$)/;

/** Whether the app draws the page at an address by itself, from its shell. The import screen that a bookmark opens must keep its opener, which the shell does not. */
export const isInApp = ({ pathname, searchParams }: URL): boolean =>
  /^\/app(?:\/|$)/.test(pathname) && !FOR_EVERYBODY.test(pathname) && !searchParams.has('receive');
