import words from '../foods/words.json';
import type { Language } from '../languages';

type Counted = Exclude<Language, 'en'>;

/** Parts of foods that are counted as they are; the foods themselves are those of the catalogue. English has rules of its own. */
const PARTS: Record<Counted, string> = {
  de: 'zehe+n schote+n blatt:blätter stange+n brust:brüste keule+n nelke+n kapsel+n beere+n knolle+n schnitzel:schnitzel filet eigelb:eigelb eiweiß:eiweiß',
  fr: 'jaune blanc cuisse filet escalope côtelette pavé',
  es: 'yema clara pechuga filete',
  it: 'tuorlo:tuorli albume:albumi filetto:filetti petto:petti',
  pt: 'gema clara peito filé',
  nl: 'eidooier+en teentje kipfilet',
  sv: 'äggula:äggulor äggvita:äggvitor klyfta:klyftor filé+er',
};
/** Shorter words end too many others: Ei, Brei. */
const SHORTEST_END = 4;

type Numbers = readonly (readonly [one: string, many: string])[];
const tables = new Map<Language, Numbers>();

function tableOf(language: Counted): Numbers {
  const known = tables.get(language);
  if (known) return known;
  const table = `${PARTS[language]} ${words.counted[language]}`.split(' ').map((number): [string, string] => {
    const [one = '', ending = 's'] = number.split('+');
    const [irregular = '', many] = number.split(':');
    return many === undefined ? [one, one + ending] : [irregular, many];
  });
  tables.set(language, table);
  return table;
}

/** A counted food for one or for many: Zwiebel and Zwiebeln, Knoblauchzehe and Knoblauchzehen, œuf and œufs. A noun that is not known comes back as it is. */
export function foodInNumber(noun: string, isMany: boolean, language: Language): string {
  if (language === 'en') return noun;
  const lower = noun.toLowerCase();
  for (const [one, many] of tableOf(language)) {
    const [from, to] = isMany ? [one, many] : [many, one];
    const isCompound = language === 'de' && from.length >= SHORTEST_END && lower.endsWith(from);
    if (lower === from) return noun === lower ? to : to.charAt(0).toUpperCase() + to.slice(1);
    if (isCompound) return noun.slice(0, noun.length - from.length) + to;
  }
  return noun;
}
