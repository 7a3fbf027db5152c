import { locale } from '@simmer/messages/language';
import { useEffect, useEffectEvent } from 'react';

export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Reads a text aloud, in the place of what is being read. */
export function speak(text: string, language: string | undefined): void {
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language ?? locale;
  speechSynthesis.speak(words);
}

export const stopSpeaking = (): void => {
  if (canSpeak()) speechSynthesis.cancel();
};

/** The parts of the browser's speech recognition that are used; it is in no library of types yet. */
interface Recognition {
  lang: string;
  continuous: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start(): void;
  abort(): void;
}
type RecognitionClass = new () => Recognition;

const recognitionClass = (): RecognitionClass | undefined => {
  const own = window as unknown as Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', RecognitionClass>>;
  return own.SpeechRecognition ?? own.webkitSpeechRecognition;
};

export const canListen = (): boolean => recognitionClass() !== undefined;

/** Refused once and for all, not only between two sentences. */
const REFUSED = new Set(['not-allowed', 'service-not-allowed', 'audio-capture', 'language-not-supported']);

/** Listens for sentences while `on`; `onRefused` when the browser or the cook does not allow it. */
export function useListening(on: boolean, onHeard: (sentence: string) => void, onRefused: () => void): void {
  const heard = useEffectEvent(onHeard);
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    const Recognizer = recognitionClass();
    if (!on || !Recognizer) return;
    const recognition = new Recognizer();
    let ended = false;
    recognition.lang = locale;
    recognition.continuous = true;
    recognition.onresult = ({ results }) => heard(results[results.length - 1]?.[0]?.transcript.trim().toLowerCase() ?? '');
    // it ends by itself after a silence
    recognition.onend = () => {
      if (!ended) recognition.start();
    };
    recognition.onerror = ({ error }) => {
      if (!REFUSED.has(error)) return;
      ended = true;
      refused();
    };
    recognition.start();
    return () => {
      ended = true;
      recognition.abort();
    };
  }, [on]);
}
