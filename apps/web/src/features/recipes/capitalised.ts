/** With a capital first letter, as a name begins on the screen. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
