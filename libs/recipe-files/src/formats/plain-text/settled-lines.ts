import { DISH_PARTS, type LabelledLine, type LineLabel } from '@simmer/culinary/recipe-text';

/** An ingredient list is divided by the parts of the dish, and by what they are put on. */
const PART = new RegExp(`(?:${DISH_PARTS}|cake|salad)s?$`, 'i');
const AMOUNT_START = /^[-–*•▢\s]*(?:\d|[½¼¾⅓⅔⅛])/;
const SENTENCE = /^\P{L}*\p{Lu}.*\s.*[.!]$/u;
/** A label above this is rarely wrong. */
const SURE = 0.8;
const LEADS_A_GROUP = /^(?:for|to|für|zum|zur|pour|para|per|voor|till|til)\s/;
const LONGEST_GROUP = 6;
/** Headings without a capital and a colon are short: "marinade". */
const LONGEST_SMALL_GROUP = 4;
/** Of the ingredients, how many must state an amount before a line without one says anything. */
const MOST = 0.7;

/** Corrects labels that are clear from the whole list, though not from the line alone. */
export function settledLines(lines: readonly LabelledLine[]): LabelledLine[] {
  const settled = withDoubtfulLines(lines.map((line) => ({ ...line, label: labelByItself(line) })));
  const ingredients = settled.filter(({ label }) => label === 'ingredient');
  const isCounted = ingredients.filter(({ text }) => AMOUNT_START.test(text)).length >= ingredients.length * MOST;
  const isGrouped = settled.filter(({ label }) => label === 'ingredient-heading').length > 1;
  if (!isCounted) return settled;
  return settled.map((line, index) => {
    const isBetween = AMOUNT_START.test(settled[index - 1]?.text ?? '') && AMOUNT_START.test(settled[index + 1]?.text ?? '');
    return isGrouped && isBetween && isUnmarkedHeading(line) ? { ...line, label: 'ingredient-heading' } : line;
  });
}

function labelByItself({ label, text }: LabelledLine): LineLabel {
  const isSmall = /^\p{Ll}/u.test(text.trim()) && !/[:：]\s*$/.test(text) && !LEADS_A_GROUP.test(text.trim());
  return label === 'ingredient-heading' && isSmall && wordsOf(text).length > LONGEST_SMALL_GROUP ? 'ingredient' : label;
}

/** In a language that the labels do not know, lines within a list are doubtful: they are what stands around them. */
function withDoubtfulLines(lines: readonly LabelledLine[]): LabelledLine[] {
  const settled: LabelledLine[] = [];
  let hasSteps = false;
  let hasServings = false;
  for (const [index, line] of lines.entries()) {
    const before = settled.at(-1)?.label;
    const after = lines[index + 1]?.label;
    hasSteps ||= line.label === 'step-heading';
    // a recipe says once for how many it is; "6 slices bacon" in its list is no second time
    const isCounted =
      line.label === 'servings' &&
      hasServings &&
      AMOUNT_START.test(line.text) &&
      (before === 'ingredient' || before === 'ingredient-heading') &&
      after === 'ingredient';
    hasServings ||= line.label === 'servings';
    const isDoubtful = line.label === 'none' && line.confidence < SURE && !/https?:|\d\s?(?:g|k?cal|kj)\b/i.test(line.text);
    const isIngredient = before === 'ingredient' && (after === 'ingredient' || after === 'ingredient-heading' || after === 'step-heading');
    const isStep = before === 'step' && hasSteps && SENTENCE.test(line.text);
    const changes = isCounted || (isDoubtful && (isIngredient || isStep));
    settled.push(changes ? { ...line, label: isStep ? 'step' : 'ingredient' } : line);
  }
  return settled;
}

/** "Vanilla Buttercream" among lines that all begin with an amount. */
function isUnmarkedHeading({ label, text }: LabelledLine): boolean {
  const words = wordsOf(text);
  if (label !== 'ingredient' || words.length > LONGEST_GROUP || /[\d,.;]/.test(text)) return false;
  return PART.test(text.trim()) && words.every((word) => /^\p{Lu}/u.test(word) || word.length < 4);
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
