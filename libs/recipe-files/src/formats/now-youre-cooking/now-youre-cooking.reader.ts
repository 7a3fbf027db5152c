import { minutesOf } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { anyHeading, groupedLines, withoutNumbers } from '../../reading/grouped-lines';
import { nutritionLosses, nutritionOfText } from '../../reading/nutrition-text';
import { linesOf, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

const OPENING = /^@{5}.*$/m;
const CLOSING = /^\*\* Exported from .*$/m;
const NUTRITION = /^NYC Nutrition Analysis[^:]*:\s*(.*)$/i;
const NAMED = /^(Contributor|Yield|Source|Preparation Time|Notes?):\s*(.*)$/i;

/** Text of Now You're Cooking: title, categories, ingredients and steps as blocks between blank lines. */
export const nowYoureCookingReader: FileReader = {
  format: 'now-youre-cooking',
  recognises: ({ text }) => /^@{5}.*Now You.?re Cooking/im.test(text),
  async *read(file) {
    for (const part of file.text.split(OPENING).slice(1)) {
      const blocks = (part.split(CLOSING)[0] ?? '')
        .split(/\n[ \t]*\n/)
        .map(linesOf)
        .filter((lines) => lines.length > 0);
      if (blocks.length === 0) continue;
      yield await recipeEntry(blocks[0]?.[0] ?? nameOfFile(file.name), () => recipeOf(blocks));
    }
  },
};

const HEADING = /^-{3,}\s*(.*?)\s*-{3,}$/;
/** The program cuts the name of a food here and puts a semicolon. */
const NAME_WIDTH = 35;

function recipeOf([title = [], ...blocks]: string[][]): Partial<FileRecipe> {
  const hasCategories = !/^[\d½¼¾⅓⅔]/.test(blocks[0]?.[0] ?? '');
  const [categories = [], ingredients = [], ...rest] = hasCategories ? blocks : [[], ...blocks];
  const named: Record<string, string> = {};
  const steps: string[] = [];
  let analysis = '';
  for (const line of rest.flat()) {
    const [, name, value = ''] = NAMED.exec(line) ?? [];
    const figures = NUTRITION.exec(line)?.[1];
    if (name) named[name.toLowerCase()] = value.trim();
    else if (figures !== undefined) analysis = figures;
    else if (!/^NYC Nutrilink:/i.test(line)) steps.push(line);
  }
  const { nutrition, rest: others } = nutritionOfText(analysis.replaceAll('=', ': '));
  return {
    title: title.join(' '),
    tags: tagsOf(categories.join(',')).filter((tag) => !/^none$/i.test(tag)),
    ingredients: groupedLines(
      ingredients.map((line) => withoutCut(line).replace(/\s+--\s+|\s*;\s+/, ', ')),
      (line) => HEADING.exec(line)?.[1] ?? anyHeading(line),
    ),
    instructions: groupedLines(withoutNumbers(steps), anyHeading),
    ...yieldFields(named['yield']),
    prep_time: minutesOf(named['preparation time']),
    author: named['contributor'] ?? '',
    source_name: named['source'] ?? '',
    notes: named['note'] ?? named['notes'] ?? '',
    nutrition,
    losses: nutritionLosses(others),
  };
}

/** "1 cup oats (quick or old-fas; hioned)" is one word again. */
function withoutCut(line: string): string {
  const at = line.indexOf('; ');
  const measured = line.slice(0, Math.max(0, at)).replace(/^[\d\s/.½¼¾⅓⅔-]+/, '');
  const lengths = [measured, measured.replace(/^\S+\s/, '')].map((name) => name.length);
  if (lengths.includes(NAME_WIDTH)) return line.slice(0, at) + line.slice(at + 2);
  return lengths.includes(NAME_WIDTH - 1) ? line.slice(0, at) + line.slice(at + 1) : line;
}
