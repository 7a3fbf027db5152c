import type { FileRecipe } from '../../file-recipe';
import type { FileWriter } from '../../recipe-format';
import { factLines } from '../../writing/facts';
import { groupsOf } from '../../writing/groups';
import { oneFileEach } from '../../writing/one-file-each';
import { splitAmount } from '../../writing/split-amount';
import { oneLine, yieldStatement } from '../../writing/words';

const RULE = '---';
/** Indents what is inside a list item as Markdown wants it. */
const IN_STEP = '   ';

/**
 * A file for each recipe, as programs for RecipeMD expect it. What RecipeMD has no place for follows the steps under the headings Notes and
 * Details.
 */
export const recipeMdWriter: FileWriter = {
  ...oneFileEach({ extension: 'md', contentType: 'text/markdown; charset=utf-8', textOf }),
  loses: { pictures: 'RecipeMD is text' },
  changes: {},
};

function textOf(recipe: FileRecipe): string {
  const amount = yieldStatement(recipe);
  const after = [...steps(recipe), ...under('Notes', recipe.notes), ...under('Details', details(recipe).join('\n'))];
  const parts = [
    `# ${inline(recipe.title)}`,
    blocks(recipe.description),
    recipe.tags.length > 0 ? `*${recipe.tags.map(inline).join(', ')}*` : '',
    amount ? `**${inline(amount)}**` : '',
    RULE,
    ...groupsOf(recipe.ingredients).flatMap((group) => under(group.name, group.lines.map(ingredient).join('\n'))),
    ...(after.length > 0 ? [RULE, ...after] : []),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function under(heading: string | null, text: string): string[] {
  if (text === '') return [];
  return heading === null ? [text] : [`## ${inline(oneLine(heading))}`, text];
}

function ingredient(text: string): string {
  const split = splitAmount(text);
  if (!split) return `- ${inline(text)}`;
  return `- *${inline(split.measure)}* ${inline(split.food)}`;
}

function steps({ instructions }: FileRecipe): string[] {
  return groupsOf(instructions).flatMap((group) => under(group.name, group.lines.map(step).join('\n')));
}

const step = (text: string, index: number): string => `${index + 1}. ${inline(text).replaceAll('\n', `\n${IN_STEP}`)}`;

/** Servings, yield and tags have places of their own. */
function details(recipe: FileRecipe): string[] {
  return factLines({ ...recipe, servings: null, yield_text: '', tags: [] }).map((line) => `- ${inline(line)}`);
}

/** The marks of Markdown that a text could hold by chance. */
const inline = (text: string): string => text.replace(/[\\*_[\]<`]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');

/** The same for text of several lines, where a line may also begin like a heading, a rule or a list. */
const blocks = (text: string): string => inline(text).replace(/^(?=#{1,6}\s|-{3,}\s*$|[-+]\s|={3,}\s*$|>)/gm, '\\');
