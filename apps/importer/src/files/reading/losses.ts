const LONGEST_LIST = 300;

/** How a time of waiting is told as a loss; null and zero for none. */
export function waitingLoss(minutes: number | null): string[] {
  return minutes ? [`The waiting time of ${minutes} minutes: Simmer keeps preparation, cooking and total`] : [];
}

export const videoLoss = (hasVideo: boolean): string[] => (hasVideo ? ['The video: Simmer keeps pictures only'] : []);

export const toolsLoss = (tools: readonly string[]): string[] => (tools.length > 0 ? [`Tools: ${tools.join(', ').slice(0, LONGEST_LIST)}`] : []);
