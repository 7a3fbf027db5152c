import { detectLineLanguage } from '@simmer/culinary';
import * as t from '@simmer/messages/cooking';
import { useToast } from '@simmer/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { allowSound } from '../../../cooking/alarm';
import type { StepPart } from '../../../cooking/read-step';
import { startFirstTimer } from '../../../cooking/step-text';
import { speak, stopSpeaking, useListening } from './use-speech';
import type { StepPlace } from './use-steps';
import type { CookedRecipe } from './use-cooked-recipe';

/** Reading aloud and listening, each on or off. */
export interface Voice {
  isReading: boolean;
  setReading(on: boolean): void;
  isListening: boolean;
  setListening(on: boolean): void;
}

interface VoiceOf {
  recipe: CookedRecipe;
  parts: readonly StepPart[];
  place: StepPlace;
}

/** Reads each step aloud when asked to, and does what the cook says. */
export function useVoice({ recipe, parts, place }: VoiceOf): Voice {
  const toast = useToast();
  const [isReading, setReading] = useState(false);
  const [isListening, setListening] = useState(false);
  function read(): void {
    const text = parts.map((part) => part.text).join('');
    speak(text, detectLineLanguage(text));
  }
  const readNow = useEffectEvent(read);
  useEffect(() => {
    if (!isReading) return;
    readNow();
    return stopSpeaking;
  }, [isReading, place.step]);

  function obey(sentence: string): void {
    const says = (words: string): boolean => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u').test(sentence);
    if (says(t.voiceStop)) stopSpeaking();
    else if (says(t.voiceNext)) place.next();
    else if (says(t.voiceBack)) place.back();
    else if (says(t.voiceRepeat)) read();
    else if (says(t.voiceTimer)) startFirstTimer(recipe, place.step, parts);
  }
  useListening(isListening, obey, () => {
    setListening(false);
    toast({ message: t.notListening, tone: 'error' });
  });

  return {
    isReading,
    setReading,
    isListening,
    setListening: (on) => {
      allowSound();
      setListening(on);
      if (on) toast({ message: t.listening });
    },
  };
}
