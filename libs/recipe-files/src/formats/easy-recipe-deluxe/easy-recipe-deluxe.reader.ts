import { minutesOf } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { anyHeading, groupedLines, withoutNumbers } from '../../reading/grouped-lines';
import { linesOf, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

const RULE = /^_{20,}[ \t]*$/m;
const SECTION = /^\[(\w+)\][ \t]*$/m;

/** Text of Easy Recipe Deluxe: a title, named values between two rules, then [Ingredients] and [Instruction]. */
export const easyRecipeDeluxeReader: FileReader = {
  format: 'easy-recipe-deluxe',
  recognises: ({ text }) => RULE.test(text) && /^\[Ingredients?\]/im.test(text) && /^\[Instructions?\]/im.test(text),
  async *read(file) {
    const parts = file.text.split(new RegExp(RULE, 'm'));
    // title, rule, values, rule, body with the next title at its end
    for (let at = 0; at + 2 < parts.length; at += 2) {
      const title = linesOf(parts[at]).at(-1) ?? '';
      const isLast = at + 4 >= parts.length;
      const body = isLast ? (parts[at + 2] ?? '') : withoutLastLine(parts[at + 2] ?? '');
      yield await recipeEntry(title || nameOfFile(file.name), () => recipeOf(title, linesOf(parts[at + 1]), body));
    }
  },
};

const withoutLastLine = (text: string): string => text.trimEnd().split('\n').slice(0, -1).join('\n');

function recipeOf(title: string, values: readonly string[], body: string): Partial<FileRecipe> {
  const value = (name: string): string =>
    values
      .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  const [before = '', ...sections] = body.split(SECTION);
  const section = (name: RegExp): string[] => {
    const at = sections.findIndex((heading, index) => index % 2 === 0 && name.test(heading));
    return at < 0 ? [] : linesOf(sections[at + 1]);
  };
  return {
    title,
    description: linesOf(before).join('\n'),
    tags: tagsOf(value('Category'), value('Cuisine Style'), value('Main Ingredient')),
    ...yieldFields(value('Yield')),
    prep_time: stated(value('Preparation Time')),
    cook_time: stated(value('Cooking Time')),
    ingredients: groupedLines(section(/^ingredients?$/i), anyHeading),
    instructions: groupedLines(withoutNumbers(section(/^instructions?$/i)), anyHeading),
    source_name: value('Source'),
    notes: section(/^(?:notes?|tips?|comments?)$/i).join('\n'),
  };
}

/** "0:00" is what the program writes for a time that nobody stated. */
const stated = (time: string): number | null => minutesOf(time) || null;
