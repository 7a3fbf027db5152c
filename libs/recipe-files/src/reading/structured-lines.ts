import { isItem, listOf, type RecipeLine, type SchemaItem } from '@simmer/recipe-reader';
import { amountText } from './amount-text';
import { anyHeading, groupedLines, withoutBullets, withoutNumbers } from './grouped-lines';
import { nameIn } from './json-values';
import { blockOf, lineOf, linesOf } from './plain-values';

/** Ingredients as data says them: lines, or objects with an amount and a name, or groups of either. */
export const ingredientLines = (value: unknown): RecipeLine[] =>
  linesIn(value, ingredientText, (lines) => groupedLines(withoutBullets(lines), anyHeading));

/** Steps in the same ways. */
export const stepLines = (value: unknown): RecipeLine[] =>
  linesIn(value, stepText, (lines) => groupedLines(withoutNumbers(lines), anyHeading));

/** Whether the list holds objects that say more than one thing each. */
export const isStructured = (value: unknown): boolean => listOf(value).some((entry) => isItem(entry) && Object.keys(entry).length > 1);

/** A text of lines, a list of them, or groups of them: objects that have a name and a list, or lists under the names of the groups. */
function linesIn(value: unknown, textOf: (entry: SchemaItem) => string, grouped: (lines: string[]) => RecipeLine[]): RecipeLine[] {
  const lines: RecipeLine[] = [];
  const loose: unknown[] = [];
  const closeLoose = (): void =>
    void lines.push(
      ...grouped(
        loose
          .splice(0)
          .flatMap((line) => (isItem(line) ? textOf(line) : linesOf(line)))
          .filter(Boolean),
      ),
    );
  for (const entry of isItem(value) ? groupsByName(value) : listOf(value)) {
    const list = isItem(entry) ? Object.values(entry).find(Array.isArray) : undefined;
    const isGroup = isItem(entry) && list !== undefined && textOf({ ...entry, name: undefined, title: undefined }) === '';
    if (!isGroup) loose.push(entry);
    else {
      closeLoose();
      lines.push(
        ...linesIn(list, textOf, grouped).map((line) => ({
          ...line,
          group: lineOf(entry.title ?? entry.name ?? entry.section ?? entry.group ?? entry.heading) || line.group,
        })),
      );
    }
  }
  closeLoose();
  return lines;
}

function groupsByName(value: SchemaItem): unknown[] {
  const areGroups = Object.values(value).every(Array.isArray);
  return areGroups ? Object.entries(value).map(([title, items]) => ({ title, items })) : [value];
}

/** "- flour: 200 g", "- Sauce:" — a field that names nothing that we know is a line in two parts. */
function lineOfField(entry: SchemaItem): string {
  const [[name, value] = ['', ''], ...others] = Object.entries(entry);
  if (others.length > 0 || (typeof value === 'object' && value !== null)) return '';
  const text = lineOf(value);
  return /^[\d½¼¾⅓⅔]/.test(text) ? `${text} ${name}` : `${name}: ${text}`.trim();
}

function ingredientText(entry: SchemaItem): string {
  const name = nameIn(entry.text ?? entry.original ?? entry.name ?? entry.ingredient ?? entry.food ?? entry.item);
  const amount = amountText(entry.quantity ?? entry.amount ?? entry.qty);
  const unit = nameIn(entry.unit ?? entry.measure ?? entry.units);
  const note = lineOf(entry.note ?? entry.notes ?? entry.preparation ?? entry.comment);
  const line = name.startsWith(amount) && amount !== '' ? name : [amount, unit, name].filter(Boolean).join(' ');
  if (line === '') return lineOfField(entry);
  return note !== '' ? `${line}, ${note}` : line;
}

function stepText(entry: SchemaItem): string {
  return (
    blockOf(entry.text ?? entry.step ?? entry.instruction ?? entry.description ?? entry.content ?? entry.name).replaceAll('\n', ' ') ||
    lineOfField(entry)
  );
}
