import type { FileRecipe } from '../../file-recipe';
import type { OpenedFile } from '../../opened-file';
import { frontMatterIn } from '../../opening/yaml';
import { factsOfFields, pictureOfFields } from '../../reading/front-matter';
import { withoutPictures } from '../../reading/markdown';
import { tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import type { FileReader } from '../../recipe-format';
import { isRecipeText, recipesOfText } from './text-recipe';

/** A recipe as note apps and site generators keep it: a text for people, with fields about it before. */
export const frontMatterReader: FileReader = {
  format: 'plain-text',
  recognises({ text }) {
    const parts = frontMatterIn(text);
    return parts !== null && isRecipeText(parts.below);
  },
  async *read(file) {
    yield await recipeEntry(nameOfFile(file.name), async () => (await recipeBelowFields(file)) ?? {});
  },
};

/** The recipe of the text, and what the fields say of it; they say it for sure. Null when there is none in the text. */
export async function recipeBelowFields(file: OpenedFile): Promise<Partial<FileRecipe> | null> {
  const { fields, below } = frontMatterIn(file.text) ?? { fields: {}, below: '' };
  const [recipe] = recipesOfText(withoutPictures(below));
  if (!recipe) return null;
  const facts = factsOfFields(fields);
  const { pictures, losses } = await pictureOfFields(fields, below, file.beside);
  return {
    ...recipe,
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => saysSomething(value))),
    tags: tagsOf([...(facts.tags ?? []), ...(recipe.tags ?? [])]),
    notes: [facts.notes, recipe.notes].filter(Boolean).join('\n\n'),
    pictures,
    losses: [...facts.losses, ...losses, ...(recipe.losses ?? [])],
  };
}

const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some((one) => one !== null) : Boolean(value);
