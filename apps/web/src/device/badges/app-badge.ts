/** The number on the icon of the installed app: what is left to get; zero takes it away. Some systems show it only to those who allowed notifications. */
export function setAppBadge(count: number): void {
  const set = (navigator as Partial<Navigator>).setAppBadge?.bind(navigator);
  void set?.(count).catch((error: unknown) => {
    // an app that is not installed, or may not show a number, does without it
    if (!(error instanceof DOMException)) throw error;
  });
}
