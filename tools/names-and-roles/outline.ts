// What a screen reader can go to on a page: landmarks, headings and controls, with their names.
import { parse } from 'yaml';

interface Outlined {
  role: string;
  /** With what else is said of it, such as `[checked]`. */
  said: string;
  inside: Outlined[];
}

const LANDMARKS = ['banner', 'navigation', 'search', 'main', 'complementary', 'region', 'form', 'contentinfo'];
const GROUPS = ['dialog', 'alertdialog', 'menu', 'group', 'radiogroup', 'tablist', 'tabpanel', 'listbox', 'toolbar'];
const CONTROLS = [
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'checkbox', 'radio', 'switch', 'tab'],
  ...['menuitem', 'menuitemcheckbox', 'menuitemradio', 'progressbar'],
];
const KEPT = new Set([...LANDMARKS, ...GROUPS, ...CONTROLS, 'heading']);
/** One of many, whose content differs and whose structure does not. */
const REPEATED = new Set(['listitem', 'article', 'row']);
/** Of more than these that are alike, those that follow are counted alone. */
const MOST_ALIKE = 4;

/** Of what Playwright says of a page (`ariaSnapshot`). */
function outlineOf(snapshot: string): Outlined[] {
  return outlinedOf(parse(snapshot) as Snapshot);
}

type Node = string | Record<string, unknown>;
type Snapshot = readonly Node[] | null;

function outlinedOf(nodes: Snapshot): Outlined[] {
  const found = (nodes ?? []).map((node) => {
    const [key, content] = typeof node === 'string' ? [node, null] : (Object.entries(node)[0] ?? ['', null]);
    const [, role = '', said = ''] = /^([\w/]+) ?(.*)$/.exec(key) ?? [];
    return { role, said, inside: Array.isArray(content) ? outlinedOf(content as Node[]) : [] };
  });
  return withoutAlike(found).flatMap((one) => (KEPT.has(one.role) || one.role === MORE ? one : one.inside));
}

const MORE = 'more';

/** Says how many more there are of what repeats. */
function withoutAlike(nodes: readonly Outlined[]): Outlined[] {
  const kept: Outlined[] = [];
  for (let from = 0; from < nodes.length;) {
    const shape = shapeOf(nodes[from] as Outlined);
    const rest = nodes.slice(from).findIndex((other) => shapeOf(other) !== shape);
    const alike = nodes.slice(from, rest < 0 ? undefined : from + rest);
    const isMany = alike.length > MOST_ALIKE && REPEATED.has(alike[0]?.role ?? '');
    if (isMany) kept.push(alike[0] as Outlined, { role: MORE, said: `${alike.length - 1} more like it`, inside: [] });
    else kept.push(...alike);
    from += alike.length;
  }
  return kept;
}

const shapeOf = ({ role, inside }: Outlined): string => `${role}(${inside.map(shapeOf).join()})`;

/** The demo content is dated from the day it is made. */
const DATES =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:, )?)?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+(?:, \d{4})?/g;

/** Each part of a page by itself, as it is written into the list. */
export const partsOf = (snapshot: string): string[] =>
  outlineOf(snapshot).map((part) => linesOf([part]).join('\n').replaceAll(DATES, '(date)'));

/** A line for each, those inside another further to the right. */
function linesOf(outline: readonly Outlined[], depth = 0): string[] {
  return outline.flatMap(({ role, said, inside }) => [
    `${'  '.repeat(depth)}${role === MORE ? `(${said})` : `${role} ${said}`.trimEnd()}`,
    ...linesOf(inside, depth + 1),
  ]);
}
