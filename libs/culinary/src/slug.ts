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
