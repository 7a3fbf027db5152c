import type { Language } from '../languages';
import { isJapanese, labelJapanese } from './japanese-lines';
import { LABEL, type Label } from './labels';
import { repairLabels } from './label-repairs';
import { labelByRules } from './rule-labels';
import type { Token } from './token';
import { VOCABULARY } from './vocabulary';

/** Labels for the tokens of a line and how sure they are, from 0 to 1. */
export interface LabelledTokens {
  readonly labels: Label[];
  readonly confidence: number;
}

/** Labels English lines for the parser once it is loaded. */
type LineTagger = (tokens: readonly Token[]) => LabelledTokens;

let englishTagger: LineTagger | null = null;

/** Makes a loaded model the reader of English lines. */
export function useTagger(tagger: LineTagger): void {
  englishTagger = tagger;
}

const RULE_CONFIDENCE = 0.7;
/** Where the tagger is lost, or the rules find no food. */
const LOST = 0.2;

const EXAMPLES = new Set(['eg', 'e g', 'ie', 'i e']);
/** Half the size of, about the size of. */
const BEFORE_SIZE = new Set(['the', 'half', 'twice', 'about']);

/** Words of the longest phrase that opens a line. */
const LONGEST_LEAD = 4;

/** Labels a line: English by the trained model when it is loaded, everything else by rules. A phrase that only opens the line is a remark, and so is a comparison at its end. */
export function labelLine(tokens: readonly Token[], language: Language): LabelledTokens {
  const lead = leadIn(tokens, language);
  const end = comparisonAt(tokens, lead, language);
  const { labels, confidence } = labelRest(tokens.slice(lead, end), language);
  const all = [...tokens.slice(0, lead).map(asRemark), ...labels, ...tokens.slice(end).map(asRemark)];
  return { labels: repairLabels(tokens, all, language), confidence };
}

const asRemark = ({ kind }: Token): Label => (kind === 'mark' ? LABEL.PUNCTUATION : LABEL.REMARK);

/** The index of what an English line only compares the food with: "blue cheese, e.g. stilton", "butter the size of an egg". The rules know such words of other languages. */
function comparisonAt(tokens: readonly Token[], lead: number, language: Language): number {
  const isComparison = ({ folded }: Token, i: number): boolean =>
    i > lead && (EXAMPLES.has(folded) || (folded === 'size' && tokens[i + 1]?.folded === 'of'));
  let at = language === 'en' ? tokens.findIndex(isComparison) : -1;
  while (at > lead && BEFORE_SIZE.has(tokens[at - 1]?.folded ?? '')) at--;
  return at > lead ? at : tokens.length;
}

/** The index after an opening phrase and its marks: "Optional: ", "q.b. ", "n. B. ". 0 when there is none or nothing follows. */
function leadIn(tokens: readonly Token[], language: Language): number {
  let [spelling, count, end] = ['', 0, 0];
  for (let i = 0; i < tokens.length; i++) {
    const { kind, folded } = tokens[i]!;
    if (kind === 'mark') continue;
    if (kind === 'number' || count++ === LONGEST_LEAD) break;
    spelling = count === 1 ? folded : `${spelling} ${folded}`;
    if (VOCABULARY[language].lead.has(spelling)) end = i + 1;
  }
  while (end > 0 && tokens[end]?.kind === 'mark') end++;
  return end < tokens.length ? end : 0;
}

function labelRest(tokens: readonly Token[], language: Language): LabelledTokens {
  if (isJapanese(tokens)) return { labels: labelJapanese(tokens, language), confidence: RULE_CONFIDENCE };
  const isEnglish = language === 'en' && !tokens.some(({ text }) => /\p{Script=Cyrillic}/u.test(text));
  const tagged = isEnglish && englishTagger ? englishTagger(tokens) : null;
  if (tagged?.labels.includes(LABEL.NAME)) return tagged;
  const labels = labelByRules(tokens, language);
  return { labels, confidence: tagged || !labels.includes(LABEL.NAME) ? LOST : RULE_CONFIDENCE };
}
