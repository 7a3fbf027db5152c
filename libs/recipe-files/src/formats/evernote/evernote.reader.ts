import { linesOf, parsePage } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { elementOf, elementsOf, readXml, textIn, textOfElement, type XmlElement } from '../../opening/xml';
import { attachedFiles } from '../../reading/losses';
import { onePicture, pictureOfBase64 } from '../../reading/pictures';
import { addressOf, lineOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { recipeEntry } from '../../reading/recipe-entry';
import type { FileReader } from '../../recipe-format';
import { recipesOfText } from '../plain-text/text-recipe';

const NOTE_START = /<note[\s>]/g;
const UNTITLED = /^untitled(?: note)?$/i;

/** An .enex of Evernote: notes of every kind; those that are recipes are read as text. */
export const evernoteReader: FileReader = {
  format: 'evernote',
  memberName: /\.enex$/i,
  recognises: ({ text }) => /<en-export[\s>]/i.test(text.slice(0, 4_000)),
  async *read(file) {
    let number = 0;
    for (const note of notesIn(file.text)) {
      const title = titleOf(note);
      const name = title || `#${++number}`;
      const recipes = recipesOfText([title, ...textOfNote(note)].join('\n'));
      if (recipes.length === 0) yield { skipped: { name, reason: { code: 'no-recipe' } } };
      for (const recipe of recipes) yield await recipeEntry(name, () => recipeOf(recipe, note, recipes.length === 1 ? title : ''));
    }
  },
};

/** One note at a time; pictures make such a file large. */
function* notesIn(text: string): Generator<XmlElement> {
  const starts = [...text.matchAll(NOTE_START)].map((match) => match.index);
  for (const [index, at] of starts.entries()) {
    const note = elementOf(readXml(text.slice(at, starts[index + 1])), 'note');
    if (note) yield note;
  }
}

function titleOf(note: XmlElement): string {
  const title = lineOf(textOfElement(note, 'title'));
  return UNTITLED.test(title) ? '' : title;
}

/** The note is a page of its own within the file. */
const textOfNote = (note: XmlElement): string[] => linesOf(parsePage(textOfElement(note, 'content'), 'about:blank').root);

function recipeOf(recipe: Partial<FileRecipe>, note: XmlElement, title: string): Partial<FileRecipe> {
  const attributes = elementOf(note, 'note-attributes');
  const attached = elementsOf(note, 'resource');
  const images = attached.filter((resource) => textOfElement(resource, 'mime').startsWith('image/'));
  const pictures = onePicture(images.map((image) => pictureOfBase64(textIn(elementOf(image, 'data')))));
  const others = attached.length - images.length;
  return {
    ...recipe,
    title: title || (recipe.title ?? ''),
    description: withoutLine(recipe.description ?? '', title),
    tags: tagsOf([...(recipe.tags ?? []), ...elementsOf(note, 'tag').map(textIn)]),
    source_url: addressOf(textOfElement(attributes, 'source-url')) ?? recipe.source_url ?? null,
    author: lineOf(textOfElement(attributes, 'author')),
    created_at: timestampOf(textOfElement(note, 'created').replace(COMPACT_TIME, '$1-$2-$3T$4:$5:$6Z')),
    ...pictures,
    losses: [...(recipe.losses ?? []), ...pictures.losses, ...attachedFiles(others)],
  };
}

/** "20240131T181500Z" */
const COMPACT_TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

const withoutLine = (text: string, line: string): string =>
  text
    .split('\n')
    .filter((one) => one !== line)
    .join('\n');
