import { detectLineLanguage } from '../ingredients/line-language';
import type { Token } from '../ingredients/token';
import { tokenize } from '../ingredients/tokens';
import { languageOf } from '../languages';
import { isFood } from '../recipe-text/food-words';
import { agreeNoun, findCountedFoods } from './counted-foods';
import { endsSentence, findMeasures } from './measures';
import { changesAmounts, replaceParts, type ScaledText } from './replacements';
import { type AmountTokens, scaleAmount } from './scaled-amount';

const LONGEST_TEXT = 20_000;
/** A measure before one of these is the size of a thing: a 2 quart saucepan, 4 oz portions. */
const THINGS = new Set(
  `pan pans saucepan saucepans pot pots skillet dish dishes bowl bowls jug jar jars tin tins casserole mold mould ramekin ramekins container bag bottle portions
  portion pieces piece balls ball patties rounds topf schussel form glas glaser stucke portionen moule casserole bol cazuela olla molde pentola ciotola teglia panela
  tigela forma`.split(/\s+/),
);
/** A sentence with one of these says how much for one item or one go; that does not grow with the recipe. */
const PER_ITEM =
  /(?<!\p{L})(?:each|per|every|apiece|at a time|at one time|a person|jeweils|je|pro|chacun|chacune|chaque|par|cada|por|ciascun[oa]|ognun[oa]|alla volta|de cada vez|a la vez|à la fois)(?!\p{L})/iu;
const LOOK_AHEAD = 3;

/**
 * Multiplies the weights, volumes and counted foods named in a step by `factor`: "add 2 tbsp of the oil", "beat in 3 eggs". Sizes of pans,
 * temperatures, times and amounts "each" or "at a time" stay, because they do not grow with the recipe. Factors that are not positive change nothing.
 */
export function scaleStep(text: string, factor: number, options: { readonly language?: string | null } = {}): ScaledText {
  if (!changesAmounts(factor)) return { text, changes: [] };
  const language = languageOf(options.language) ?? detectLineLanguage(text);
  const tokens = tokenize(text, language, LONGEST_TEXT);
  const measures = findMeasures(tokens, language).filter((measure) => grows(text, tokens, measure));
  const counted = findCountedFoods(tokens, language, (word) => isFood(word, language)).filter((food) => grows(text, tokens, food));
  return replaceParts(text, [
    ...measures.flatMap((measure) => scaleAmount(tokens, measure, factor, language, { inSentence: true })),
    ...counted.flatMap((food) => [...scaleAmount(tokens, food, factor, language), ...agreeNoun(food, factor, language)]),
  ]);
}

function grows(text: string, tokens: readonly Token[], measure: AmountTokens): boolean {
  const after = tokens.slice(measure.unitTo, measure.unitTo + LOOK_AHEAD);
  if (after.some((token) => THINGS.has(token.folded)) || tokens[measure.to]?.text === '-') return false;
  return !PER_ITEM.test(sentenceAround(text, tokens, measure));
}

function sentenceAround(text: string, tokens: readonly Token[], { from, unitTo }: AmountTokens): string {
  let first = from;
  while (first > 0 && !endsSentence(tokens, first - 1)) first--;
  let last = unitTo;
  while (last < tokens.length && !endsSentence(tokens, last)) last++;
  return text.slice(tokens[first]?.start, tokens[last - 1]?.end);
}
