import type { FileRecipe } from '../../file-recipe';
import { factLines, isFactLine, recipeOfFacts } from '../../writing/facts';
import { escapedBlock, escapedInline, unescaped } from './markdown-escapes';

const NOTES = '## Notes';
const DETAILS = '## Details';

/** Notes and facts that RecipeMD has no place for, as parts of the instructions. Servings, yield and tags have places of their own. */
export function detailParts(recipe: FileRecipe): string[] {
  const facts = factLines({ ...recipe, servings: null, yield_text: '', tags: [] }).map((line) => `- ${escapedInline(line)}`);
  return [...(recipe.notes ? [NOTES, escapedBlock(recipe.notes)] : []), ...(facts.length > 0 ? [DETAILS, facts.join('\n')] : [])];
}

export interface DetailedInstructions {
  /** The instructions alone. */
  steps: string;
  notes: string;
  facts: FileRecipe;
}

/** Takes the notes and facts out of the Markdown of instructions. Details that say anything else are instructions. */
export function detailedInstructions(markdown: string): DetailedInstructions {
  const [rest, details] = partedAt(markdown.trim(), DETAILS);
  const facts = details.split('\n').map((line) => unescaped(line.replace(/^- /, '')));
  const areFacts = details !== '' && facts.every((line) => line.trim() === '' || isFactLine(line));
  const [steps, notes] = partedAt(areFacts ? rest : markdown.trim(), NOTES);
  return { steps, notes: unescaped(notes), facts: recipeOfFacts('', areFacts ? facts : []) };
}

/** What stands before the last heading of that name, and under it. */
function partedAt(markdown: string, heading: string): [string, string] {
  const at = `\n${markdown}\n`.lastIndexOf(`\n${heading}\n`);
  return at < 0 ? [markdown, ''] : [markdown.slice(0, at).trim(), markdown.slice(at + heading.length).trim()];
}
