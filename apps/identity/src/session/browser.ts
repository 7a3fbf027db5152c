import Bowser from 'bowser';

/** What a session was started with, as its cook would call it. */
export interface Browser {
  /** Empty for a program that says nothing of itself. */
  name: string;
  system: string;
  kind: 'phone' | 'tablet' | 'computer' | 'unknown';
}

const KINDS: Record<string, Browser['kind']> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

export function browserOf(userAgent: string | undefined): Browser {
  if (!userAgent) return { name: '', system: '', kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { name: browser.name ?? '', system: os.name ?? '', kind: KINDS[platform.type ?? ''] ?? 'unknown' };
}
