import type { FileRecipe } from '../../file-recipe';
import type { FileWriter } from '../../recipe-format';
import { factLines } from '../../writing/facts';
import { groupsOf } from '../../writing/groups';
import { oneFileEach } from '../../writing/one-file-each';
import { REASONS } from '../../writing/reasons';
import { FRACTION_SIGN, splitAmount } from '../../writing/split-amount';
import { oneLine } from '../../writing/words';
import { escapedBlock, escapedHeading, escapedInline, escapedTag } from './markdown-escapes';

const RULE = '---';
/** To many a program these end a line, and a new line may begin like a heading. */
const ODD_LINE_ENDS = /[\u2028\u2029]/g;
/** Indents what is inside a list item as Markdown wants it. */
const IN_STEP = '   ';
/** "1½", of which RecipeMD reads the first digit only; it knows "1 ½" and "1/2". */
const MIXED = new RegExp(`(?<=\\d)(?=${FRACTION_SIGN})`, 'u');

/**
 * A file for each recipe, as programs for RecipeMD expect it. What RecipeMD has no place for follows the steps under the headings Notes and
 * Details.
 */
export const recipeMdWriter: FileWriter = {
  ...oneFileEach({ extension: 'md', contentType: 'text/markdown; charset=utf-8', bytesOf: (recipe) => Buffer.from(textOf(recipe)) }),
  loses: { pictures: 'RecipeMD is text', step_images: REASONS.stepImages },
  changes: {
    description: 'Several blank lines become one',
    ingredients: `“1½ cups” comes back as “1 ½ cups”. ${REASONS.groups}. ${REASONS.spaces}`,
    instructions: `${REASONS.groups}. Blank lines inside a step are left out`,
  },
};

function textOf(recipe: FileRecipe): string {
  const yields = statedYields(recipe);
  const after = [...steps(recipe), ...detailParts(recipe)];
  const parts = [
    `# ${escapedHeading(recipe.title)}`,
    escapedBlock(recipe.description),
    recipe.tags.length > 0 ? `*${recipe.tags.map(escapedTag).join(', ')}*` : '',
    yields.length > 0 ? `**${yields.join(', ')}**` : '',
    RULE,
    ...groupsOf(recipe.ingredients).flatMap((group) => under(group.name, group.lines.map(ingredient).join('\n'))),
    ...(after.length > 0 ? [RULE, ...after] : []),
  ];
  return `${parts.filter(Boolean).join('\n\n').replace(ODD_LINE_ENDS, ' ')}\n`;
}

function under(heading: string | null, text: string): string[] {
  if (text === '') return [];
  return heading === null ? [text] : [`## ${escapedHeading(oneLine(heading))}`, text];
}

/** A range stays with the food: as an amount its programs would multiply one end of it. */
function ingredient(text: string): string {
  const line = oneLine(text);
  const split = splitAmount(line);
  if (split?.numbers.length !== 1) return `- ${escapedBlock(line)}`;
  return `- *${escapedInline(spelledAmount(split.measure))}* ${escapedInline(split.food)}`;
}

const spelledAmount = (measure: string): string => measure.replace(MIXED, ' ').replace('⁄', '/');

/** RecipeMD takes amounts for yields and refuses a file with anything else there. */
function statedYields({ servings, yield_text }: FileRecipe): string[] {
  if (servings === null) return isYield(yield_text) ? [yield_text] : [];
  return isYield(yield_text) ? [`${servings} servings`, yield_text] : [String(servings)];
}

const isYield = (text: string): boolean =>
  splitAmount(text)?.numbers.length === 1 && !text.includes(',') && spelledAmount(text) === text && escapedInline(text) === text;

function steps({ instructions }: FileRecipe): string[] {
  return groupsOf(instructions).flatMap((group) => under(group.name, group.lines.map(step).join('\n')));
}

const step = (text: string, index: number): string => `${index + 1}. ${escapedBlock(text).replaceAll('\n', `\n${IN_STEP}`)}`;

/** Notes and facts that RecipeMD has no place for, after the steps. Servings, tags and most yields have places of their own. */
function detailParts(recipe: FileRecipe): string[] {
  const yield_text = isYield(recipe.yield_text) ? '' : recipe.yield_text;
  const facts = factLines({ ...recipe, servings: null, yield_text, tags: [] }).map((line) => `- ${escapedInline(line)}`);
  return [...under('Notes', escapedBlock(recipe.notes)), ...under('Details', facts.join('\n'))];
}
