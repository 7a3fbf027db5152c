import type { Language } from '../languages';
import { LABEL, type Label } from './labels';
import { labelByRules } from './rule-labels';
import type { Token } from './tokens';

/** Labels for the tokens of a line and how sure they are, from 0 to 1. */
export interface LabelledTokens {
  readonly labels: Label[];
  readonly confidence: number;
}

/** Labels English lines for the parser once it is loaded. */
export type LineTagger = (tokens: readonly Token[]) => LabelledTokens;

let englishTagger: LineTagger | null = null;

/** Makes a loaded model the reader of English lines. */
export function useTagger(tagger: LineTagger): void {
  englishTagger = tagger;
}

const RULE_CONFIDENCE = 0.7;
/** Where the tagger is lost, or the rules find no food. */
const LOST = 0.2;

/** Labels a line: English by the trained model when it is loaded, everything else by rules. */
export function labelLine(tokens: readonly Token[], language: Language): LabelledTokens {
  const tagged = language === 'en' && englishTagger ? englishTagger(tokens) : null;
  if (tagged?.labels.includes(LABEL.NAME)) return tagged;
  const labels = labelByRules(tokens, language);
  return { labels, confidence: tagged || !labels.includes(LABEL.NAME) ? LOST : RULE_CONFIDENCE };
}
