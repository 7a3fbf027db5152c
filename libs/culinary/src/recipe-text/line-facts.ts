import { foldText, type Language } from '../languages';
import { multiplierWord, numberWord } from '../quantities/number-words';
import { unitOfFolded } from '../units/unit-aliases';
import { isCookingVerb } from './cooking-verbs';
import { BEGINS_DURATION, flagsOf } from './line-flags';
import { type SectionName, sectionNamed, sectionNamedExactly } from './section-headings';
import type { SourceLine } from './source-lines';

/** What one line looks like by itself, whatever stands around it. */
export interface LineFacts {
  readonly line: SourceLine;
  readonly words: readonly string[];
  readonly shape: Shape;
  readonly section: SectionName | null;
  /** The heading says nothing but the section's name. */
  readonly exactSection: boolean;
  readonly amount: 'unit' | 'number' | 'word' | 'inside' | 'none';
  readonly verb: 'first' | 'last' | 'inside' | 'none';
  /** Small facts by name, as features. */
  readonly flags: readonly string[];
}

/** A first guess at what a line is, made from the line alone. */
export type Shape =
  | 'frame'
  | 'furniture'
  | 'nutrition'
  | 'section-ingredients'
  | 'section-instructions'
  | 'section-notes'
  | 'section-other'
  | 'servings'
  | 'time'
  | 'note'
  | 'source'
  | 'credit'
  | 'greeting'
  | 'amount'
  | 'taste'
  | 'step'
  | 'tip'
  | 'group'
  | 'prose'
  | 'words'
  | 'food'
  | 'name'
  | 'number';

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'-]*|\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛⅜⅝⅞]/gu;
const MOST_WORDS = 60;
const LONGEST_WORD = 40;
const NUMERIC = /^(?:\d|[½¼¾⅓⅔⅛⅜⅝⅞])/;
const ABOUT =
  /^(?:ca\.?|about|approx\.?|approximately|etwa|ungefahr|environ|circa|unos|unas|aprox\.?|cerca de|a|ein|eine|une?|una?|uno|uma?|the|good|scant|generous|heaped|small|large|big|knapp|gut|gute|gehaufte?r?|kleine?r?|grosse?r?|petite?s?|grande?s?|belle|bon|bonne|some|few|several|einige|etwas|quelques|unos|algunas?|alcune|alguns|half|halbe?r?s?|demi|medio|media|mezz[oa]|mei[oa]|juice|zest|saft|schale|jus|zeste|zumo|jugo|ralladura|succo|scorza|suco|sumo|raspa)$/;

/** Looks at a line by itself. What `forgets` names is not seen: a labeller is trained so for words that it will not know. */
export function factsOf(line: SourceLine, language: Language, forgets: (sign: string) => boolean = () => false): LineFacts {
  const { folded } = line;
  const lineWords = (folded.match(WORD) ?? []).slice(0, MOST_WORDS);
  const section = forgets('section') ? null : sectionNamed(line.content);
  const amount = forgets('amount') ? 'none' : amountOf(folded, lineWords, language);
  const verb = forgets('verb') ? 'none' : verbOf(line.content, lineWords, language);
  const flags = flagsOf(line, lineWords, language).filter((flag) => flag.startsWith('sentences') || !forgets(flag));
  const shape = shapeOf(line, lineWords, { section, amount, verb, flags });
  return { line, words: lineWords, shape, section: section?.section ?? null, exactSection: section?.exact ?? false, amount, verb, flags };
}

/** "200 g", "2EL", "3 eggs", "a pinch of", or an amount further inside: "flour 200 g". */
function amountOf(folded: string, list: readonly string[], language: Language): LineFacts['amount'] {
  const units: readonly Language[] = language === 'en' ? ['en'] : [language, 'en'];
  const isUnit = (i: number): boolean =>
    /^[tc]$/.test(list[i] ?? '') ||
    units.some(
      (of) =>
        unitOfFolded(list[i] ?? '', of) !== null ||
        unitOfFolded(`${list[i]} ${list[i + 1]}`, of) !== null ||
        unitOfFolded(`${list[i]} ${list[i + 1]} ${list[i + 2]}`, of) !== null,
    );
  const isNumber = (i: number): boolean =>
    NUMERIC.test(list[i] ?? '') || numberWord(list[i] ?? '', language) !== null || multiplierWord(list[i] ?? '') !== null;
  // "20-Minute Ramen", "(1974)"
  if (/^\d+-\p{L}/u.test(folded) || BEGINS_DURATION.test(folded)) return 'none';
  let i = 0;
  while (i < 3 && !isNumber(i) && ABOUT.test(list[i] ?? '')) i++;
  const first = i;
  while (i < first + 4 && (isNumber(i) || /^(?:to|bis|a|x|or|oder|ou|o)$/.test(list[i] ?? ''))) i++;
  if (i > first && isNumber(first)) {
    const digits = NUMERIC.test(list[first] ?? '');
    if (isUnit(i) || isUnit(i + 1)) return 'unit';
    if (i < list.length) return digits ? 'number' : 'word';
  }
  if (first > 0 && isUnit(first)) return 'word';
  if (first === 0 && isUnit(0) && list.length > 1) return 'word';
  for (let at = 1; at < Math.min(list.length, 14); at++)
    if (NUMERIC.test(list[at] ?? '') && (isUnit(at + 1) || (at === list.length - 1 && (list[at] ?? '').length < 4))) return 'inside';
  return 'none';
}

/** Words before the verb that change nothing: "then add", "tu mélanges". */
const BEFORE_VERB =
  /^(?:then|and|now|next|just|you|i|we|so|first|once|finally|meanwhile|dann|danach|du|ich|man|wir|und|jetzt|erst|tu|on|vous|je|et|puis|ensuite|alors|se|y|luego|despues|si|e|poi|quindi|depois|entao|le|la|lo|les|los)$/;

/** Where a verb tells the cook something: at the front ("Add the"), at the end of a clause ("Nudeln kochen, abschrecken"), or elsewhere. */
function verbOf(content: string, list: readonly string[], language: Language): LineFacts['verb'] {
  const is = (word: string | undefined): boolean => word !== undefined && isCookingVerb(word, language);
  let first = 0;
  while (first < 2 && BEFORE_VERB.test(list[first] ?? '')) first++;
  if (is(list[first]) || is(list[0]) || (language !== 'en' && (list[0]?.length ?? 0) > 3 && isCookingVerb(list[0] ?? '', 'en')))
    return 'first';
  if (list.length < 2) return 'none';
  const isShouted = content === content.toUpperCase();
  const raw = isShouted ? list : (content.match(WORD) ?? []);
  // German nouns look like the verbs they come from, but for the capital: Kochschinken
  const verbs = list.map((word, i) => i > 0 && is(word) && (language !== 'de' || /^\p{Ll}/u.test(raw[i] ?? '')));
  if (language === 'de' && (verbs.at(-1) || /\p{L}{3}[,.;!]/u.test(content)) && endsClause(isShouted ? content.toLowerCase() : content, is))
    return 'last';
  return verbs.some(Boolean) ? 'inside' : 'none';
}

function endsClause(content: string, is: (word: string) => boolean): boolean {
  return content.split(/[,.;:!]/, MOST_WORDS).some((clause) => {
    const last = /(\p{Ll}[\p{L}]*)\s*$/u.exec(clause.slice(-LONGEST_WORD))?.[1];
    return last !== undefined && / /.test(clause.trim()) && is(foldText(last));
  });
}

/** The section that begins within the line: "Ingredients: 2 eggs, flour". */
function openedSection(content: string): SectionName | null {
  const [, name] = /^([^:：]{2,40})[:：]\s*\S/.exec(content) ?? [];
  return name === undefined ? null : sectionNamedExactly(name);
}

/** The most telling sign decides; the model corrects it by what stands around the line. */
function shapeOf(
  line: SourceLine,
  list: readonly string[],
  {
    section,
    amount,
    verb,
    flags,
  }: { section: ReturnType<typeof sectionNamed>; amount: LineFacts['amount']; verb: LineFacts['verb']; flags: readonly string[] },
): Shape {
  const has = (flag: string): boolean => flags.includes(flag);
  if (/^[\d½¼¾⅓⅔⅛.,/ –-]+$/.test(line.content)) return 'number';
  const ends = line.content.at(-1) ?? '';
  const isSentence = /[.!?]$/.test(line.content) && list.length > 3;
  if (has('credit') && list.length < 20) return 'credit';
  if (has('mail-header') || has('mail-frame') || (has('stamp-line') && !has('time'))) return 'frame';
  const isTime =
    (has('duration-mostly') && verb !== 'first') ||
    has('time') ||
    has('time-alone') ||
    has('time-name') ||
    (has('begins-duration') && list.length < 10);
  // a line that says how long and for how many counts as the second
  if (has('servings-inside') && (isTime || (list.length < 8 && verb !== 'first'))) return 'servings';
  if ((has('servings') && list.length < 20) || has('servings-name') || (has('serves-any') && list.length < 12)) return 'servings';
  if (section?.section === 'ingredients' && has('for-number') && list.length < 10) return 'servings';
  if (section && (section.exact || (ends === ':' && list.length < 6) || line.level > 0)) return `section-${section.section}`;
  if (isTime && list.length < 20) return 'time';
  const opened = openedSection(line.content);
  if (opened === 'ingredients') return 'amount';
  if (opened === 'instructions') return 'step';
  if (has('note') || opened === 'notes') return 'note';
  if ((has('furniture') || has('price')) && list.length < 14) return 'furniture';
  if ((has('source') && list.length < 14 && verb !== 'first') || has('address')) return 'source';
  if (has('nutrition') && /\d/.test(line.folded) && verb !== 'first') return 'nutrition';
  if (amount === 'unit' && !(isSentence && list.length > 12)) return 'amount';
  if (amount === 'number' && !(isSentence && list.length > 6)) return 'amount';
  if (ends === ':' && list.length < 8) return 'group';
  if (has('furniture-inside') && !has('heat')) return 'furniture';
  if (verb === 'first' && (list.length > 4 || isSentence)) return 'step';
  if (has('greeting') && list.length < 9) return 'greeting';
  if (amount === 'word' && !isSentence) return 'amount';
  if (has('to-taste') && list.length < 10) return 'taste';
  if (has('question')) return 'furniture';
  if (section && list.length < 8 && !isSentence) return `section-${section.section}`;
  if (has('note-inside') && isSentence && verb !== 'last') return 'tip';
  if (isSentence || list.length > 8)
    return verb !== 'none' && (has('kitchen') || has('heat') || has('duration') || verb === 'last') ? 'step' : 'prose';
  if (has('group') && list.length < 8) return 'group';
  if (amount === 'inside') return 'amount';
  if (verb === 'last' || verb === 'first') return 'step';
  if (has('food') || has('foods')) return 'food';
  return list.length > 6 ? 'words' : 'name';
}
