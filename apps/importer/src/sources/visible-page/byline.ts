import { textOf } from '../page/element-text';
import type { Page, PageElement } from '../page/page';
import type { Fact } from '../parsed-recipe';
import type { PageRow } from './page-rows';

const CONFIDENCE = 0.45;
const LONGEST = 100;
const MOST_ELEMENTS = 20;
const AUTHOR_NAMES = /(?:^|[\s_-])(?:author|byline|autor|auteur|autore|avtor|writer|yazar|forfatter|författare|firma)(?:$|[\s_-])/i;
const OTHERS_NAMES = /comment|review|related|avatar|image|photo|date|bio|link-list/i;
const AUTHOR = 'authors?|autor(?:ka|in|a)?|auteur|autore|forfatter|författare|szerző|yazar|автор|作者|글쓴이|συγγραφέας|文';
const BY = 'by|von|par|por|door|di|av|af|van|de';
const RECIPE = 'recipe|rezept|recette|receta|receita|ricetta|recept|opskrift|oppskrift';
const WRITTEN = 'posted|submitted|written|published|created|contributed|veröffentlicht|publiée?|pubblicat[ao]|enviad[ao]|publicado|escrito';
const TEXT = '(?:words|text|tekst|story)(?:\\s+(?:and|og|och|und|et|y|e|&)\\s+\\p{L}+)?';
/** "Author:", "©": what themes put into the author's own element. */
export const AUTHOR_LABEL = new RegExp(`^(?:©|(?:${AUTHOR})\\s*[:：]|by:?\\s)\\s*`, 'iu');
/** What stands before a name: "Author:", "Words and photographs:", "Recipe by", "von". */
const CREDIT = new RegExp(`^(?:${AUTHOR}|${TEXT}|(?:(?:${RECIPE}|${WRITTEN})\\s+)?(?:${BY}))\\s*[:：]\\s*|^(?:(?:${RECIPE}|${WRITTEN}|${TEXT})\\s+)?(?:${BY})\\s+`, 'iu');
/** "Recipe by", while "Ricetta di" may say of what. */
const NAMES_A_PERSON = /\p{L}\s+(?:by|von|par|por|door|av|af)\s*$/iu;
/** "Author: olga": a name as people give it to a site. */
const LABELLED_HANDLE = new RegExp(`^(?:${AUTHOR})\\s*[:：]\\s*([\\p{L}\\d._-]{2,30})$`, 'iu');
const NAME = /^(?:\p{Lu}[\p{L}.'’-]*(?:\s+(?:(?:van|von|de|da|di|del|der|den|dos|du|la|le)\s+)*\p{Lu}[\p{L}.'’-]*){0,3}|[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]{2,8})(?=$|\s*[|·•»(,–—]|\s+-)/u;
const NO_NAME = /(?:^|\s)(?:authors?|about|by|recipes?|posts?|view|follow|read|more|share|published|updated|written|submitted|admin|staff|editors?|team|contact|home|comments?|january|february|march|april|may|june|july|august|september|october|november|december|monday|sunday)(?:$|\s)/i;

/** Who the page says wrote the recipe: an element named after its author, or a line such as "Recipe by …" above the ingredients. */
export function readAuthor(page: Page, card: readonly PageRow[], end: number): Fact<string> | null {
  for (const text of namedAfterAuthor(page, end)) {
    const name = nameIn(text.replace(CREDIT, '')) ?? handleIn(text);
    if (name !== null) return { value: name, place: text.slice(0, 60), confidence: CONFIDENCE };
  }
  for (const { text } of card) {
    const credit = text.length <= LONGEST ? CREDIT.exec(text)?.[0] : undefined;
    const name = credit === undefined ? null : nameIn(text.slice(credit.length));
    // a single word behind "de" may be anything
    if (name !== null && (/[:：]/.test(credit ?? '') || NAMES_A_PERSON.test(credit ?? '') || /\p{L}\s|[^\p{ASCII}]/u.test(name))) return { value: name, place: text.slice(0, 60), confidence: CONFIDENCE };
  }
  return null;
}

function nameIn(text: string): string | null {
  const name = NAME.exec(text.trim())?.[0].trim();
  return name && name.length <= 50 && !NO_NAME.test(name) ? name : null;
}

function handleIn(text: string): string | null {
  const handle = LABELLED_HANDLE.exec(text)?.[1];
  return handle && !NO_NAME.test(handle) ? handle : null;
}

/** The short texts of elements whose names or relation speak of the author, above the end of the recipe: farther below are those of comments. */
function namedAfterAuthor(page: Page, end: number): string[] {
  const names = new Set([...page.classes].filter((classes) => AUTHOR_NAMES.test(classes) && !OTHERS_NAMES.test(classes)));
  const found: string[] = [];
  const elements = page.elements.slice(0, end).filter(({ attributes }) => attributes.rel === 'author' || names.has(attributes.class ?? ''));
  for (const element of elements.slice(0, MOST_ELEMENTS)) {
    const link = element.children.find((child): child is PageElement => typeof child !== 'string' && child.name === 'a');
    for (const text of [link ? textOf(link) : '', textOf(element)]) if (text.length > 1 && text.length <= LONGEST) found.push(text);
  }
  return found;
}
