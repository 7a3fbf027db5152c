import { newId } from '@simmer/client';

const KEY = 'simmer.help-voice';

/** An id of this browser that nothing else knows, so that nobody is counted twice and nobody is known. */
export function ownVoice(): string {
  const known = sessionStorage.getItem(KEY);
  if (known !== null) return known;
  const voice = newId();
  sessionStorage.setItem(KEY, voice);
  return voice;
}
