import type { FileRecipe } from '../../file-recipe';
import type { FileWriter } from '../../recipe-format';
import { factLines } from '../../writing/facts';
import { groupsOf } from '../../writing/groups';
import { oneFileEach } from '../../writing/one-file-each';
import { REASONS } from '../../writing/reasons';
import { splitAmount } from '../../writing/split-amount';
import { oneLine, yieldStatement } from '../../writing/words';
import { escapedBlock, escapedHeading, escapedInline, escapedTag } from './markdown-escapes';

const RULE = '---';
/** To many a program these end a line, and a new line may begin like a heading. */
const ODD_LINE_ENDS = /[\u2028\u2029]/g;
/** Indents what is inside a list item as Markdown wants it. */
const IN_STEP = '   ';

/**
 * A file for each recipe, as programs for RecipeMD expect it. What RecipeMD has no place for follows the steps under the headings Notes and
 * Details.
 */
export const recipeMdWriter: FileWriter = {
  ...oneFileEach({ extension: 'md', contentType: 'text/markdown; charset=utf-8', textOf }),
  loses: { pictures: 'RecipeMD is text' },
  changes: {
    description: 'Several blank lines become one',
    ingredients: `${REASONS.groups}. ${REASONS.spaces}`,
    instructions: `${REASONS.groups}. Blank lines inside a step are left out`,
  },
};

function textOf(recipe: FileRecipe): string {
  const amount = yieldStatement(recipe);
  const after = [...steps(recipe), ...detailParts(recipe)];
  const parts = [
    `# ${escapedHeading(recipe.title)}`,
    escapedBlock(recipe.description),
    recipe.tags.length > 0 ? `*${recipe.tags.map(escapedTag).join(', ')}*` : '',
    amount ? `**${escapedInline(amount)}**` : '',
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

function ingredient(text: string): string {
  const split = splitAmount(text);
  if (!split) return `- ${escapedInline(text)}`;
  return `- *${escapedInline(split.measure)}* ${escapedInline(split.food)}`;
}

function steps({ instructions }: FileRecipe): string[] {
  return groupsOf(instructions).flatMap((group) => under(group.name, group.lines.map(step).join('\n')));
}

const step = (text: string, index: number): string => `${index + 1}. ${escapedBlock(text).replaceAll('\n', `\n${IN_STEP}`)}`;

/** Notes and facts that RecipeMD has no place for, after the steps. Servings, yield and tags have places of their own. */
function detailParts(recipe: FileRecipe): string[] {
  const facts = factLines({ ...recipe, servings: null, yield_text: '', tags: [] }).map((line) => `- ${escapedInline(line)}`);
  return [...under('Notes', escapedBlock(recipe.notes)), ...under('Details', facts.join('\n'))];
}
