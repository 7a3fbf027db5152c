import { textOf } from '../../page/element-text';
import type { Page, PageElement, PageNode } from '../../page/page';
import { plainText } from '../../page/plain-text';
import type { Fact } from '../../parsed-recipe';
import { LOOKS_LIKE_HEADING, type PageRow } from '../rows/page-rows';

const CONFIDENCE = 0.45;
const LONGEST = 100;
const MOST_ELEMENTS = 20;
const MOST_NODES_OF_LINE = 10;
const AUTHOR_NAMES =
  /(?:^|[\s_-])(?:author|byline|autor|auteur|autore|avtor|writer|yazar|forfatter|författare|firma|user-?name)(?:$|[\s_-])|(?:^|[\s_-])chef(?:-?name)?(?:$|\s)/i;
const OTHERS_NAMES = /comment|review|related|avatar|image|photo|date|bio|link-list/i;
const OF_OTHERS = /comment|review|related/i;
const AUTHOR =
  'authors?|autor(?:ka|in|a)?|auteur|autore|forfatter|författare|szerző|yazar|автор|作者|글쓴이|συγγραφέας|文|글|מאת|بقلم|الكاتب';
const BY = 'by|von|par|por|door|di|av|af|van|de';
const RECIPE =
  '(?:(?:an?|une|una|uma|ein)\\s+)?(?:recipe|rezept|recette|receta|receita|ricetta|recept|opskrift|oppskrift)(?:\\s(?:original\\p{L}*|exclusi\\p{L}*))?';
/** "Published on 3 May 2021 by". */
const DATE = '[^|:]{0,24}?\\d{4},?';
const CHEF = 'chef|chefin|cuoco|koch|kok|шеф(?:-повар)?|σεφ|שף';
const WRITTEN =
  'posted|submitted|written|published|created|contributed|veröffentlicht|publiée?|pubblicat[ao]|enviad[ao]|publicad[ao]|escrit[ao]|cread[ao]|criad[ao]|creat[ao]';
/** In some languages the word for it stands alone before the name. */
const WROTE = 'kirjoittanut|napsala?|napisała?|írta|yazan|написала?|from the kitchen of';
const TEXT = '(?:words|text|texte|texto|testo|tekst|teksti|story)(?:\\s+(?:and|og|och|und|et|y|e|&)\\s+\\p{L}+)?';
/** "Author:", "©": what themes put into the author's own element. */
export const AUTHOR_LABEL = new RegExp(`^(?:©|(?:${AUTHOR})\\s*[:：]|by:?\\s)\\s*`, 'iu');
/** What stands before a name: "Author:", "Words and photographs:", "Recipe by", "von". */
const CREDIT = new RegExp(
  `^(?:${AUTHOR}|${TEXT}|(?:(?:${RECIPE}|${WRITTEN})\\s+)?(?:${BY}))\\s*[:：]\\s*|^(?:(?:${RECIPE}(?:\\s(?:${WRITTEN}))?|${TEXT}|(?:${WRITTEN})(?:\\s${DATE})?)\\s+)?(?:${BY})\\s+(?:(?:${CHEF})\\s+)?|^(?:${WROTE})\\s*[:：]?\\s+`,
  'iu',
);
/** "Chef Ada Quill", in an element named after the cook: elsewhere "Chef salad" is a dish. */
const CHEF_BEFORE = new RegExp(`^(?:του\\s+|της\\s+)?(?:${CHEF})\\s+`, 'iu');
/** "Recipe by", while "Ricetta di" may say of what. */
const NAMES_A_PERSON = /[\p{L}\d],?\s+(?:by|von|par|por|door|av|af)\s*$/iu;
const LABEL_ALONE = new RegExp(
  `^(?:${AUTHOR}|(?:(?:${RECIPE}|${WRITTEN})\\s+)?(?:by|von|par|por|door|av|af)|(?:thread|topic) starter|themenstarter)\\s*[:：]?$`,
  'iu',
);
const HANDLE = /^[\p{L}\d._-]{2,30}$/u;
/** "Author: olga": a name as people give it to a site. */
const LABELLED_HANDLE = new RegExp(`^(?:${AUTHOR})\\s*[:：]\\s*([\\p{L}\\d._-]{2,30})$`, 'iu');
const NAME =
  /^(?:\p{Lu}[\p{L}.'’-]*(?:\s+(?:(?:van|von|de|da|di|del|der|den|dos|du|la|le)\s+)*\p{Lu}[\p{L}.'’-]*){0,3}|[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]{2,8}|[\p{sc=Hebrew}\p{sc=Arabic}]+(?:\s+[\p{sc=Hebrew}\p{sc=Arabic}]+){0,2})(?=$|\s*[|·•»(,–—]|\s+[-\d]|\s+(?:on|at|am|um|le|el|il|op|den)\s)/u;
const NO_NAME =
  /(?:^|\s)(?:authors?|about|by|recipes?|posts?|view|follow|read|more|share|published|updated|written|submitted|admin\p{L}*|staff|chef|tips?|editors?|team|contact|home|comments?|monday|sunday|publicidad|publicidade|publicité|pubblicità|werbung|anzeige|reklama?|redaktion|redacción|redactie|redazione|rédaction)(?:$|\s)|(?:^|\s)(?:january|february|march|april|may|june|july|august|september|october|november|december)$/iu;

/** Who the page says wrote the recipe: an element named after its author, or a line such as "Recipe by …" above the ingredients. */
export function readAuthor(page: Page, card: readonly PageRow[], end: number): Fact<string> | null {
  const isNamed = namedAfterAuthor(page);
  for (const { text, element } of linesAbove(page, end, isNamed)) {
    const name = nameBeside(element) ?? nameIn(text.replace(CREDIT, '').replace(CHEF_BEFORE, '')) ?? handleIn(text);
    if (name !== null) return { value: name, place: text.slice(0, 60), confidence: CONFIDENCE };
  }
  for (const { text, element, heading } of card) {
    // "Recette de Tarte Tatin", as a heading, is no credit
    const name =
      nameBeside(element) ?? (heading > 0 && heading < LOOKS_LIKE_HEADING ? null : (creditedIn(text) ?? creditedInPart(element)));
    if (name !== null) return { value: name, place: text.slice(0, 60), confidence: CONFIDENCE };
  }
  const signed = signedBelow(page, end, isNamed);
  return signed === null ? null : { value: signed, place: 'signed below', confidence: CONFIDENCE };
}

/** "<td>Author</td><td>Ada Quill</td>", "by <a>olga_84</a>": what stands in a box of its own beside such a word is a name as people give it to a site. */
function nameBeside(element: PageElement): string | null {
  const [label, name, another] = partsOf(element);
  if (label === undefined || name === undefined || another !== undefined || !LABEL_ALONE.test(textOfNode(label))) return null;
  const text = textOfNode(name);
  return nameIn(text) ?? (typeof name === 'string' || NO_NAME.test(text) ? null : (HANDLE.exec(text)?.[0] ?? null));
}

/** Of a description its term and itself. */
function partsOf(element: PageElement): PageNode[] {
  const { name, parent, index } = element;
  const term =
    name === 'dd'
      ? parent?.children.findLast((child): child is PageElement => typeof child !== 'string' && child.index < index)
      : undefined;
  if (term) return [term, element];
  return element.children.length <= MOST_NODES_OF_LINE
    ? element.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : [];
}

function textOfNode(node: PageNode): string {
  return typeof node === 'string' ? plainText(node) : textOf(node);
}

/** Who a line such as "Recipe by …" names. */
export function creditedIn(text: string): string | null {
  const credit = text.length <= LONGEST ? CREDIT.exec(text)?.[0] : undefined;
  const name = credit === undefined ? null : nameIn(text.slice(credit.length));
  // a single word behind "de" may be anything
  return name !== null &&
    (/[:：]/.test(credit ?? '') || NAMES_A_PERSON.test(credit ?? '') || /\p{L}\s|[^\p{ASCII}\p{sc=Latin}]/u.test(name))
    ? name
    : null;
}

/** "10 servings | Recipe by …", in boxes side by side on one line; a box within a text is a link or a word in bold. */
function creditedInPart(element: PageElement): string | null {
  const parts = partsOf(element);
  if (parts.some((part) => typeof part === 'string' && /[\p{L}\d]/u.test(part))) return null;
  return (
    parts
      .map(textOfNode)
      .filter(creditsPerson)
      .map(creditedIn)
      .find((name) => name !== null) ?? null
  );
}

function creditsPerson(text: string): boolean {
  return NAMES_A_PERSON.test(CREDIT.exec(text)?.[0] ?? '');
}

function nameIn(text: string): string | null {
  const name = NAME.exec(text.trim())?.[0].trim();
  return name && name.length <= 50 && !NO_NAME.test(name) ? name : null;
}

function handleIn(text: string): string | null {
  const handle = LABELLED_HANDLE.exec(text)?.[1];
  return handle && !NO_NAME.test(handle) ? handle : null;
}

type Test = (element: PageElement) => boolean;

/** Whether the names of an element, or its relation, speak of the author. */
function namedAfterAuthor(page: Page): Test {
  const speaks = (name: string): boolean => AUTHOR_NAMES.test(name) && !OTHERS_NAMES.test(name);
  const named = new Set(page.elementsNamed(speaks));
  return (element) =>
    named.has(element) || element.attributes.rel === 'author' || (element.attributes.id !== undefined && speaks(element.attributes.id));
}

/** The short texts of such elements above the end of the recipe: farther below are those of comments. */
function linesAbove(page: Page, end: number, isNamed: Test): { text: string; element: PageElement }[] {
  const found: { text: string; element: PageElement }[] = [];
  for (const element of page.elements.slice(0, end).filter(isNamed).slice(0, MOST_ELEMENTS)) {
    const link = element.children.find((child): child is PageElement => typeof child !== 'string' && child.name === 'a');
    for (const text of [link ? textOf(link) : '', textOf(element)])
      if (text.length > 1 && text.length <= LONGEST) found.push({ text, element });
  }
  return found;
}

/** "Posted by Ada" at the foot of the recipe, in such an element and in no comment. */
function signedBelow(page: Page, end: number, isNamed: Test): string | null {
  const signed = page.elements
    .slice(end)
    .filter(isNamed)
    .slice(0, MOST_ELEMENTS)
    .filter((element) => creditsPerson(textOf(element)) && !isWithinOthers(element));
  return signed.map((element) => creditedIn(textOf(element))).find((name) => name !== null) ?? null;
}

function isWithinOthers({ parent }: PageElement): boolean {
  for (let box = parent; box; box = box.parent) if (OF_OTHERS.test(`${box.attributes.class ?? ''} ${box.attributes.id ?? ''}`)) return true;
  return false;
}
