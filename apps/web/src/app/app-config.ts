import type { AppConfig } from '@simmer/contracts';

/** What this installation says about itself. Only screens that depend on it ask. */
export async function readAppConfig(): Promise<Pick<AppConfig, 'environment'>> {
  const response = await fetch('/api/config', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The configuration could not be read (status ${response.status}).`);
  return (await response.json()) as AppConfig;
}
