import { locale } from '@simmer/messages/language';

export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** The parts of the browser's speech recognition that are used; it is in no library of types yet. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  /** Understood on the device or not at all, in browsers that can tell. */
  processLocally?: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start(): void;
  abort(): void;
}

interface RecognitionClass {
  new (): Recognition;
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>;
}

export const recognitionClass = (): RecognitionClass | undefined => {
  const own = window as unknown as Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', RecognitionClass>>;
  return own.SpeechRecognition ?? own.webkitSpeechRecognition;
};

export const canListen = (): boolean => recognitionClass() !== undefined;

/** Whether speech in the cook's language is understood on this device. A browser that does not say so is taken for one that sends it away. */
export async function understandsHere(): Promise<boolean> {
  const available = await recognitionClass()
    ?.available?.({ langs: [locale], processLocally: true })
    .catch(() => 'unavailable');
  return available === 'available';
}
