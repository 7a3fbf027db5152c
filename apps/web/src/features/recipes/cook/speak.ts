import { locale } from '@simmer/messages/language';
import { canSpeak } from './speech';

/** The end of what was read is still heard by the microphone for so long. */
const ECHO_MS = 800;
let lastSpoke = -Infinity;

/** Reads a text aloud, in the place of what is being read. */
export function speak(text: string, language: string | undefined): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language ?? locale;
  words.onend = words.onerror = () => {
    lastSpoke = performance.now();
  };
  speechSynthesis.speak(words);
}

export const stopSpeaking = (): void => {
  if (canSpeak()) speechSynthesis.cancel();
};

/** Whether the microphone hears this device itself. */
export const isHeardSpeaking = (): boolean => canSpeak() && (speechSynthesis.speaking || performance.now() - lastSpoke < ECHO_MS);
