import { type Language, scaleStep, stepInSystem } from '@simmer/culinary';
import type { Measures } from './measures';

/** A step as it is shown: its amounts multiplied by `factor`, in the measures that the cook chose. */
export function viewStep(text: string, factor: number, language: Language, measures: Measures | undefined): string {
  const scaled = scaleStep(text, factor, { language }).text;
  return measures ? stepInSystem(scaled, measures.system, { language, gramsPerMl: measures.gramsPerMl }).text : scaled;
}
