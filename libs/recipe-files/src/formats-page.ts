import { EXPORT_FORMATS, FILE_FORMATS, type FileFormat, IMAGE_WIDTHS, MAX_RECIPE_FILES_BYTES } from '@simmer/contracts/constants';
import { GENERAL_READERS, READERS } from './formats/readers';
import { WRITERS } from './formats/writers';
import type { FileWriter, Losses } from './recipe-format';

/** What one import takes. */
const MEGABYTES = MAX_RECIPE_FILES_BYTES / 1024 / 1024;

/** docs/formats.md: the forms that recipes come in and go out in, and what is lost on the way out and back. */
export function formatsPage(): string {
  const withPortable = listOf(
    EXPORT_FORMATS.filter((format) => WRITERS[format].pictures === 'portable').map((format) => FILE_FORMATS[format]),
  );
  return `# Recipe files

Made from the readers and writers in libs/recipe-files/src/formats by \`node tools/generate-docs.mjs\`; change them there.

A file is recognised by what is in it, whatever its name; a zip may hold files of any of these forms. What a single recipe loses on its way in
is told in the report before anything is saved. The file of everything that an account keeps, from the settings, is one of Simmer's too: its recipes come in with their
pictures, as long as the file has no more than the ${MEGABYTES} MB that one import takes; a larger library goes out in parts.

${table(
  ['Format', 'In', 'Out'],
  (Object.keys(FILE_FORMATS) as FileFormat[]).map((format) => [FILE_FORMATS[format], canRead(format) ? 'yes' : 'no', endingsOf(format)]),
)}

## What does not come back
What a file that Simmer wrote does not give back when it is read again. *Lost*: the form has no place for it. *Changes*: it comes back as it
was unless its text is unusual.

${EXPORT_FORMATS.map((format) => section(FILE_FORMATS[format], WRITERS[format])).join('\n\n')}

## Pictures
Simmer's own form holds a picture byte for byte as it came in, with all that the camera wrote into it, which may be where it was taken. ${withPortable} hold
the same when it is a JPEG or PNG of a usual size without such remarks, else a JPEG of it, at most ${Math.max(...IMAGE_WIDTHS)} pixels wide: some programs show no WebP. A picture from before Simmer kept originals
goes out as the largest WebP of it. One import takes files of ${MEGABYTES} MB together, so a library with more than that in photos goes out in parts, by choosing its recipes.

## Names inside a zip
A recipe's file is named by its title. Letters of every script stay; \`< > : " / \\ | ? *\`, control and invisible characters become spaces, dots,
spaces and dashes at the start and dots and spaces at the end go, more than 80 characters are cut. A name that Windows keeps for a device (CON, NUL, COM1) gets
"Recipe" before it, and a title of which nothing is left is "Recipe". When a title comes again, also in other capitals, its file is numbered:
\`Pancakes\`, \`Pancakes (2)\`. The title inside the file is never touched.
`;
}

const canRead = (format: FileFormat): boolean => [...READERS, ...GENERAL_READERS].some((reader) => reader.format === format);

function endingsOf(format: FileFormat): string {
  const name = EXPORT_FORMATS.find((one) => one === format);
  if (!name) return '';
  const { single, extension } = WRITERS[name];
  return single && single.extension !== extension ? `\`.${single.extension}\`; several: \`.${extension}\`` : `\`.${extension}\``;
}

function section(name: string, { loses, changes }: FileWriter): string {
  const rows = [...rowsOf(loses, 'Lost'), ...rowsOf(changes, 'Changes')];
  return `### ${name}\n${rows.length > 0 ? table(['', 'Fields', 'Why'], rows) : 'Everything comes back as it was.'}`;
}

/** A row for each reason. */
function rowsOf(losses: Losses, kind: string): string[][] {
  const reasons = [...new Set(Object.values(losses))];
  return reasons.map((reason) => [
    kind,
    Object.entries(losses)
      .filter((entry) => entry[1] === reason)
      .map(([field]) => `\`${field}\``)
      .join(', '),
    reason,
  ]);
}

const listOf = (names: string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
