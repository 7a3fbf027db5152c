import type { FileReader } from '../../recipe-format';
import { isFactLine, recipeOfFacts } from '../../writing/facts';
import type { FileRecipe } from '../../file-recipe';
import { isUnderline, linesOf, proseOf, SECTIONS, SIGNATURE } from './text-layout';

/** Our own plain text, which says exactly what is what; any other text is for the general reader. */
export const simmerTextReader: FileReader = {
  format: 'plain-text',
  recognises: ({ text }) => text.trimEnd().endsWith(`\n${SIGNATURE}`) && /^[^\n]+\n={3,}\n/.test(text),
  async *read({ text }) {
    const lines = text.trimEnd().split('\n').slice(0, -1);
    const starts = [...lines.keys()].filter((index) => isUnderline(lines[index + 1], '=') && lines[index] !== '' && !lines[index - 1]);
    for (const [index, start] of starts.entries()) yield { recipe: recipeIn(lines.slice(start, starts[index + 1])) };
  },
};

function recipeIn([title = '', _underline, ...lines]: string[]): FileRecipe {
  const { head, sections } = parted(lines);
  const facts = head.findIndex(isFactLine);
  return {
    ...recipeOfFacts(title, facts < 0 ? [] : head.slice(facts)),
    description: proseOf(facts < 0 ? head : head.slice(0, facts)),
    ingredients: linesOf('ingredients', sections.get(SECTIONS.ingredients) ?? []),
    instructions: linesOf('instructions', sections.get(SECTIONS.instructions) ?? []),
    notes: proseOf(sections.get(SECTIONS.notes) ?? []),
  };
}

/** What stands before the first underlined heading, and under each of them. */
function parted(lines: readonly string[]): { head: string[]; sections: Map<string, string[]> } {
  const head: string[] = [];
  const sections = new Map<string, string[]>();
  let current = head;
  for (const [index, line] of lines.entries()) {
    if (isUnderline(lines[index + 1], '-') && line !== '') sections.set(line, (current = []));
    else if (!(current.length === 0 && isUnderline(line, '-'))) current.push(line);
  }
  return { head, sections };
}
