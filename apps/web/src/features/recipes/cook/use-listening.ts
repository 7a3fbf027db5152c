import { locale } from '@simmer/messages/language';
import { useEffect, useEffectEvent } from 'react';
import { recognitionClass } from './speech';

/** Refused for as long as nothing changes, not only between two sentences. */
const REFUSALS = {
  'not-allowed': 'microphone',
  'service-not-allowed': 'microphone',
  'audio-capture': 'microphone',
  'language-not-supported': 'microphone',
  network: 'connection',
} as const;
export type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS];

interface Listening {
  /** Understood on this device: then nothing leaves it. */
  isHere: boolean;
  onHeard: (sentence: string) => void;
  onRefused: (refusal: Refusal) => void;
}

/** Listens for sentences while `on`, as long as the page is seen. */
export function useListening(on: boolean, { isHere, onHeard, onRefused }: Listening): void {
  const heard = useEffectEvent(onHeard);
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    const Recognizer = recognitionClass();
    if (!on || !Recognizer) return;
    const recognition = new Recognizer();
    let wanted = false;
    recognition.lang = locale;
    recognition.continuous = true;
    if (isHere) recognition.processLocally = true;
    recognition.onresult = ({ results }) => heard(results[results.length - 1]?.[0]?.transcript ?? '');
    // it ends by itself after a silence
    recognition.onend = () => {
      if (wanted) recognition.start();
    };
    recognition.onerror = ({ error }) => {
      if (!(error in REFUSALS)) return;
      wanted = false;
      refused(REFUSALS[error as keyof typeof REFUSALS]);
    };
    const listenWhileSeen = (): void => {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen === wanted) return;
      wanted = isSeen;
      if (isSeen) recognition.start();
      else recognition.abort();
    };
    listenWhileSeen();
    document.addEventListener('visibilitychange', listenWhileSeen);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', listenWhileSeen);
      recognition.abort();
    };
  }, [on, isHere]);
}
