import { detectLineLanguage } from '@simmer/culinary';
import * as t from '@simmer/messages/hands-free';
import { language } from '@simmer/messages/language';
import { Button, Dialog, useToast } from '@simmer/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { allowSound } from '../../../cooking/alarm';
import { isRinging } from '../../../cooking/cooking-state';
import { cooking } from '../../../cooking/cooking-store';
import type { StepPart } from '../../../cooking/read-step';
import { startTimerFor } from '../../../cooking/step-text';
import type { Measures } from '../../../recipe/measures';
import { amountsOf } from './amounts-of';
import { isHeardSpeaking, speak, stopSpeaking } from './speak';
import { understandsHere } from './speech';
import type { CookedRecipe } from './use-cooked-recipe';
import { type Refusal, useListening } from './use-listening';
import type { StepPlace } from './use-steps';
import { readCommand, type VoiceCommand } from './voice-command';
import type { Voice } from './voice';

interface HandsFreeProps {
  recipe: CookedRecipe;
  factor: number;
  measures: Measures | undefined;
  parts: readonly StepPart[];
  place: StepPlace;
  voice: Voice;
  onChange: (voice: Partial<Voice>) => void;
}

/** Reads each step aloud, and does what the cook says, as far as each was asked for. Nothing is heard before the cook knows where the sound goes. */
export function HandsFree({ recipe, factor, measures, parts, place, voice, onChange }: HandsFreeProps) {
  const toast = useToast();
  const isHere = useUnderstandsHere();
  const text = parts.map((part) => part.text).join('');
  const read = (): void => speak(text, detectLineLanguage(text));
  const readNow = useEffectEvent(read);
  useEffect(() => {
    if (!voice.isReading) return;
    readNow();
    return stopSpeaking;
  }, [voice.isReading, place.step, recipe.id]);

  /** Said as well, to who looks at the pan. */
  function answer(message: string, its = language as string): void {
    toast({ message });
    speak(message, its);
  }

  const doing: { [K in VoiceCommand['kind']]: (command: Extract<VoiceCommand, { kind: K }>) => void } = {
    next: place.next,
    back: place.back,
    repeat: read,
    stop: () => {
      stopSpeaking();
      const now = Date.now();
      cooking.change((state) => ({ ...state, timers: state.timers.filter((timer) => !isRinging(timer, now)) }));
    },
    timer: ({ time }) => {
      const started = startTimerFor(recipe, place.step, parts, time);
      answer(started ? t.timerStarted({ duration: started.text }) : t.noTime);
    },
    amount: ({ food }) => {
      const amounts = amountsOf(food, recipe.ingredients, factor, measures);
      if (amounts.length === 0) answer(t.unknownFood({ food }));
      else answer(amounts.join(', '), detectLineLanguage(recipe.ingredients.map((line) => line.text).join('\n')));
    },
  };

  function obey(heard: string): void {
    const command = readCommand(heard, t.spoken, language);
    // what is read aloud may say "continue"
    if (!command || (isHeardSpeaking() && command.kind !== 'stop')) return;
    (doing[command.kind] as (command: VoiceCommand) => void)(command);
  }

  useListening(voice.listening === 'on' && isHere !== undefined, {
    isHere: isHere === true,
    onHeard: obey,
    onRefused: (refusal) => {
      onChange({ listening: 'off' });
      toast({ message: REFUSED[refusal], tone: 'error' });
    },
  });

  return (
    <Ask
      open={voice.listening === 'asked' && isHere !== undefined}
      isHere={isHere === true}
      onAnswer={(isWanted) => onChange({ listening: isWanted ? 'on' : 'off' })}
    />
  );
}

const REFUSED: Record<Refusal, string> = { microphone: t.notListening, connection: t.noConnection };

/** Undefined until the browser has said it. */
function useUnderstandsHere(): boolean | undefined {
  const [isHere, setHere] = useState<boolean>();
  useEffect(() => {
    let open = true;
    void understandsHere().then((answer) => open && setHere(answer));
    return () => {
      open = false;
    };
  }, []);
  return isHere;
}

function Ask({ open, isHere, onAnswer }: { open: boolean; isHere: boolean; onAnswer: (isWanted: boolean) => void }) {
  // the dialog also closes after the answer
  const close = (): void => {
    if (open) onAnswer(false);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t.askTitle}
      foot={
        <>
          <Button variant="quiet" onClick={close}>
            {t.notNow}
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              allowSound();
              onAnswer(true);
            }}
          >
            {t.begin}
          </Button>
        </>
      }
    >
      <p>{t.askIntro}</p>
      <ul className="cook-commands">
        {t.examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
      <p>{isHere ? t.staysHere : t.goesOut}</p>
      <p className="muted">{t.untilWhen}</p>
    </Dialog>
  );
}
