import type { FileFormat } from '@simmer/contracts/constants';
import { type Archive, ifSound } from './archive';
import type { FileEntry, SkippedRecipe } from './file-recipe';
import { bareCooklangReader } from './formats/cooklang/cooklang.reader';
import { GENERAL_READERS, READERS } from './formats/readers';
import { damagedLines } from './reading/json-document';
import { type OpenedFile, openMember } from './opened-file';
import type { FileReader } from './recipe-format';

type Readers = readonly FileReader[];

/** A file whose form is known. */
interface KnownFile {
  format: FileFormat;
  /** The group of readers that its form is in. */
  readers: Readers;
  entries(search: Search): AsyncIterable<FileEntry>;
}

/** General formats are slow to detect, so an archive of something else, such as letters, is given up after so many texts in a row. */
export const MOST_IN_VAIN = 500;

/** How the search through an archive's texts goes, those within its archives included. */
export interface Search {
  /** Texts in a row that are in none of the general forms. */
  inVain: number;
  /** Texts that were not tried any more. */
  untried: number;
}

/** Opened as recipes they would only cost time. */
const NO_RECIPE_NAME = /\.(?:jpe?g|png|gif|webp|avif|heic|heif|bmp|tiff?|svg|mp4|mov|ttf|woff2?|css|js)$/i;
/** What lies in archives beside the recipes and says something about all of them. */
const ABOUT_THE_OTHERS =
  /(?:^|\/)(?:read[ _-]?me|licen[cs]e|copying|copyright|about|index|manifest|meta(?:data)?|settings|config|categor(?:y|ies)|tags?|shopping[ _-]?lists?|calendar(?:[ _-]?items?)?|info|version|changelog)(?:\.\w+)*$/i;
/** A text that begins so is data, however much its words read like a recipe's. */
const DATA_START = /^\s*(?:[{[]|<\?xml)/;
/** The forms that a text beside surer ones may be in; words after an "@" alone are not enough there. */
const BESIDE_SURER: Readers = GENERAL_READERS.filter((reader) => reader !== bareCooklangReader);

/** Known by the first of the groups of readers that has one for it; null when none has. */
export async function recogniseFile(file: OpenedFile, groups: readonly Readers[], search: Search): Promise<KnownFile | null> {
  for (const readers of groups) {
    const reader = readerOf(file, readers, search);
    if (reader) return { format: reader.format, readers, entries: () => recipesOf(reader, file) };
  }
  return file.archive ? collectionIn(file, file.archive, groups, search) : null;
}

function readerOf(file: OpenedFile, readers: Readers, search: Search): FileReader | undefined {
  const counts = readers !== READERS && file.beside !== null && file.text !== '';
  if (counts && search.inVain >= MOST_IN_VAIN) {
    search.untried++;
    return undefined;
  }
  const reader = readers.find((candidate) => candidate.recognises(file));
  if (counts) search.inVain = reader ? 0 : search.inVain + 1;
  return reader;
}

async function* recipesOf(reader: FileReader, file: OpenedFile): AsyncIterable<FileEntry> {
  yield* reader.read(file);
  for (const line of damagedLines(file)) yield { skipped: { name: `#${line}`, reason: { code: 'damaged' } } };
  if (file.archive) yield* refusedIn(file.archive);
}

/** The members that an archive refuses to open and that could be recipes. */
function* refusedIn({ refused }: Archive, within = ''): Iterable<FileEntry> {
  for (const { name, reason } of refused) if (!NO_RECIPE_NAME.test(name)) yield { skipped: { name: within + name, reason } };
}

/** An archive that no app's form fits as a whole: files of their own that do, with a read-me or the like between them. */
async function collectionIn(file: OpenedFile, archive: Archive, groups: readonly Readers[], search: Search): Promise<KnownFile | null> {
  let best: KnownFile | null = null;
  for (const name of memberNames(archive)) {
    const member = await ifSound(openMember(archive, name));
    // once a file is found, only one in a surer form says more
    const surer: readonly Readers[] = best ? groups.slice(0, groups.indexOf(best.readers)) : groups;
    best = (member && (await recogniseFile(member, surer, search))) ?? best;
    if (best?.readers === groups[0]) break;
  }
  const form = best ?? (groups.includes(READERS) ? formByNames(archive) : null);
  return form && { ...form, entries: (again) => new Collection(file, archive, form.readers, again).entries() };
}

/** Of an archive whose recipes are all damaged, so that they can be named. */
function formByNames({ names }: Archive): Pick<KnownFile, 'format' | 'readers'> | null {
  const reader = READERS.find(({ memberName }) => memberName && names.some((name) => memberName.test(name)));
  return reader ? { format: reader.format, readers: READERS } : null;
}

/** A member in which no recipe was found. */
interface Unread extends SkippedRecipe {
  /** Whether it may hold recipes in free text. */
  isText: boolean;
}

/** The recipes of an archive's members, and the members that should be recipes but are none. */
class Collection {
  private readonly unread: Unread[] = [];
  /** Folders and endings of members that are recipes; another one like them should be one as well. */
  private readonly places = new Set<string>();
  private readonly titles = new Set<string>();
  /** What stands before the names of members of an archive within another. */
  private readonly within: string;

  constructor(
    file: OpenedFile,
    private readonly archive: Archive,
    private readonly readers: Readers,
    private readonly search: Search,
  ) {
    this.within = file.beside ? `${file.name}/` : '';
  }

  async *entries(): AsyncIterable<FileEntry> {
    for (const name of memberNames(this.archive)) {
      for await (const entry of this.recipesIn(name, this.readers)) {
        if ('recipe' in entry) this.titles.add(titleKey(entry.recipe.title));
        yield entry;
      }
    }
    if (this.readers === READERS) yield* this.textsBeside();
    for (const { name, reason } of this.unread) if (this.shouldBeRecipe(name)) yield { skipped: { name: this.within + name, reason } };
    yield* refusedIn(this.archive, this.within);
  }

  private async *recipesIn(name: string, readers: Readers): AsyncIterable<FileEntry> {
    const file = await ifSound(openMember(this.archive, name));
    if (!file) {
      yield { skipped: { name: this.within + name, reason: { code: 'damaged' } } };
      return;
    }
    const { untried } = this.search;
    const known = await recogniseFile(file, [readers], this.search);
    if (known) {
      this.places.add(placeOf(name));
      yield* known.entries(this.search);
    } else if (this.search.untried === untried) this.unread.push(unreadOf(name, file));
  }

  /** Recipes in free text between the others, unless they are the same ones for people to read. */
  private async *textsBeside(): AsyncIterable<FileEntry> {
    const others = this.unread.splice(0);
    for (const other of others) {
      if (!other.isText || isNameIn(READERS, other.name) || ABOUT_THE_OTHERS.test(other.name)) this.unread.push(other);
      else
        for await (const entry of this.recipesIn(other.name, BESIDE_SURER))
          if (!('recipe' in entry && this.titles.has(titleKey(entry.recipe.title)))) yield entry;
    }
  }

  private shouldBeRecipe(name: string): boolean {
    return isRecipeName(name) || (this.places.has(placeOf(name)) && !ABOUT_THE_OTHERS.test(name));
  }
}

function unreadOf(name: string, { bytes, archive, text }: OpenedFile): Unread {
  const isText = archive !== null || (text !== '' && !DATA_START.test(text));
  return { name, reason: { code: bytes.length === 0 ? 'empty' : 'no-recipe' }, isText };
}

/** Folder and ending; nothing for a name without an ending. */
function placeOf(name: string): string {
  const [, folder = '', ending] = /^(.*\/)?[^/]*\.(\w{1,15})$/.exec(name) ?? [];
  return ending ? `${folder}*.${ending.toLowerCase()}` : name;
}

const isNameIn = (readers: Readers, name: string): boolean => readers.some(({ memberName }) => memberName?.test(name));

const isRecipeName = (name: string): boolean => isNameIn([...READERS, ...GENERAL_READERS], name);

const titleKey = (title: string): string => title.trim().toLowerCase();

function memberNames(archive: Archive): string[] {
  return archive.names.filter((name) => !NO_RECIPE_NAME.test(name));
}
