/** How a time of waiting is told as a loss; null and zero for none. */
export function waitingLoss(minutes: number | null): string[] {
  return minutes ? [`The waiting time of ${minutes} minutes: Simmer keeps preparation, cooking and total`] : [];
}
