import { foldText } from './languages';

const TITLE_CHARACTERS = 60;
const ID_CHARACTERS = 8;

/** A readable address: the title in plain letters, and the end of the id, which is random and so tells equal titles apart. */
export function slugOf(title: string, id: string): string {
  const words = foldText(title.normalize('NFKC'))
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, TITLE_CHARACTERS)
    .replaceAll(/^-|-$/g, '');
  return `${words || 'recipe'}-${id.slice(-ID_CHARACTERS)}`;
}

/** What of a slug is the id's, and so is the same for every title that the recipe had. */
export const slugEnd = (slug: string): string => slug.slice(-ID_CHARACTERS);
