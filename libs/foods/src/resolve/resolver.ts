import { keepsItself } from '../facts/allergens';
import { type Food, type Form, type FreeOf, isOneOf } from '../food';
import { HEADS_FIRST, JOINS_WORDS } from '../languages';
import { readingsBefore, splitCompounds } from '../names/compounds';
import type { NameIndex } from '../names/name-index';
import { SoundIndex } from '../names/spelling';
import { segmentsOf, tokensOf } from '../text/tokens';
import type { Joiner, MarkedToken, WordRole, WordRoles } from '../text/words';
import { formOf } from './form';
import { isLink, matchWhole } from './match';
import { isPlain, isSafeBesideUnknown } from '../facts/plain';
import type { Certainty, ResolvedFood } from '../resolved';

/** What was read of a part of a name; {@link Resolver} makes a {@link ResolvedFood} of it. */
interface Reading {
  food: Food;
  certainty: Certainty;
  readonly dropped: WordRole[];
  /** What the name itself promises; told only where the food would not keep it anyway. */
  promised: readonly WordRole[];
  readonly alternatives: Food[];
  readonly additions: Food[];
  readonly mentions: Food[];
  readonly unknownWords: string[];
  /** Those of them that a link puts behind the head: "tocino de cielo". */
  readonly linkedWords: string[];
}

const SPLITTERS: ReadonlySet<Joiner> = new Set(['or', 'and', 'with', 'without', 'for']);
/** Forms that a thing is given in a kitchen; in the others it is bought. */
const MADE_BY_COOKS: ReadonlySet<Form> = new Set(['juice', 'zest', 'cooked']);
const DAIRY = ['milk', 'cream', 'butter', 'yogurt', 'cheese'];
const MILKED_PLANTS = ['nut', 'seed', 'grain', 'cereal', 'pulse', 'flour', 'tropical-fruit'];
const MOST_REMEMBERED = 20_000;
/** A shorter end of a joined word is believed only where what stands before it is known too. */
const TELLING_HEAD = 4;
const TELLING_BEFORE = 4;

/** Finds the foods of names in one language. Its answers depend on nothing but the name. */
export class Resolver {
  private readonly remembered = new Map<string, ResolvedFood | null>();
  private sounds: SoundIndex | null = null;

  /** `plantDairy` is the kind of what stands in for milk, cream and butter. */
  constructor(
    private readonly index: NameIndex,
    private readonly words: WordRoles,
    private readonly plantDairy: Food | null,
  ) {}

  /** What a name means, or null where nobody can tell. */
  resolve(name: string): ResolvedFood | null {
    const known = this.remembered.get(name);
    if (known !== undefined) return known;
    const reading = this.read(name);
    const resolved = reading && finish(this.withPlantDairy(reading), name);
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(name, resolved);
    return resolved;
  }

  /**
   * The forms that a remark beside a name tells: the juice of "1 lime, juice", the cooked of "rice, cooked". None where it says something that nobody
   * knows, or speaks of another food or use ("with juice", "dried or fresh", "for cooked rice").
   */
  formsIn(remark: string, food: Food): Form[] {
    return segmentsOf(remark).flatMap(({ tokens }) => {
      const roles = this.words.mark(tokens).map(({ role }) => role);
      const tells = roles.every((role) => role && (role.kind !== 'joiner' || role.joiner === 'and' || role.joiner === 'of'));
      if (!tells) return [];
      const forms = formsOf(rolesOf(this.words.mark(tokens)), food);
      // parsley that is washed and dried is no dried parsley
      return roles.some((role) => role?.kind === 'preparation') ? forms.filter((form) => MADE_BY_COOKS.has(form)) : forms;
    });
  }

  /** Forgets what was resolved, for an index that has grown. */
  forget(): void {
    this.remembered.clear();
  }

  private read(name: string): Reading | null {
    const segments = segmentsOf(name).map(({ tokens, isBracketed }) => ({ marked: this.words.mark(tokens), isBracketed }));
    const whole = this.readWhole(segments.flatMap(({ marked }) => marked));
    if (whole) return whole;
    let open: MarkedToken[] = [];
    let reading: Reading | null = null;
    for (const { marked, isBracketed } of segments) {
      if (reading) this.addRemark(reading, marked);
      else if (isBracketed && segments.length > 1) open = [...open, ...marked.filter(({ role }) => role)];
      else {
        // "boneless, skinless chicken breasts": what was no food yet belongs to what follows
        open = [...open, ...marked];
        reading = this.readPhrase(open);
      }
    }
    return reading;
  }

  /** "Oat cream", "almond milk": mostly no milk at all, but nobody says so. */
  private withPlantDairy(reading: Reading): Reading {
    const isOfPlants = this.plantDairy && isOneOf(reading.food, DAIRY) && reading.additions.some((one) => isOneOf(one, MILKED_PLANTS));
    if (isOfPlants && this.plantDairy) reading.alternatives.push(this.plantDairy);
    return reading;
  }

  private readWhole(marked: readonly MarkedToken[]): Reading | null {
    const match = matchWhole(marked, this.index, this.words);
    return match && readingOf(match.food, 'exact', [...match.dropped], match.promised);
  }

  /** Words without commas and brackets: a name, foods with "or" and "with" between them, or a name with more words around it. */
  private readPhrase(marked: readonly MarkedToken[]): Reading | null {
    const whole = this.readWhole(marked);
    if (whole) return whole;
    const at = marked.findIndex(({ role }, index) => index > 0 && role?.kind === 'joiner' && SPLITTERS.has(role.joiner));
    if (at > 0) {
      const role = marked[at]?.role;
      return role?.kind === 'joiner' ? this.readJoined(marked.slice(0, at), role.joiner, marked.slice(at + 1)) : null;
    }
    const opens = marked[0]?.role;
    if (opens?.kind === 'joiner' && (opens.joiner === 'for' || opens.joiner === 'without')) return null;
    return this.readHead(marked) ?? this.readCompound(marked) ?? this.readMisspelled(marked);
  }

  private readJoined(left: readonly MarkedToken[], joiner: Joiner, right: readonly MarkedToken[]): Reading | null {
    if (joiner === 'for' || joiner === 'without') return this.readPhrase(left);
    let first = joiner === 'or' ? (this.readSharingHead(left, right) ?? this.readPhrase(left)) : this.readPhrase(left);
    const second = this.readPhrase(right);
    if (!first) {
      // "sweet or hot paprika", "salt-cured and smoked ham"; but what nobody knows "with cheese" stays unknown
      if (!second || joiner === 'with') return null;
      second.dropped.push(...rolesOf(left));
      second.unknownWords.push(...unknownOf(left));
      return second;
    }
    first = { ...first };
    if (!second) {
      first.dropped.push(...rolesOf(right));
      first.unknownWords.push(...unknownOf(right));
      return first;
    }
    if (joiner === 'or') first.alternatives.push(second.food, ...second.alternatives);
    else first.additions.push(second.food);
    first.additions.push(...second.additions);
    first.mentions.push(...second.mentions, ...(joiner === 'or' ? [] : second.alternatives));
    first.unknownWords.push(...second.unknownWords);
    first.dropped.push(...second.dropped.filter(({ kind }) => kind === 'form' && joiner === 'with'));
    return first;
  }

  /** "vegetable or chicken stock", "caldo de pollo o verduras": one word stands for both. */
  private readSharingHead(left: readonly MarkedToken[], right: readonly MarkedToken[]): Reading | null {
    if (HEADS_FIRST.has(this.index.language)) return null;
    const head = right.at(-1);
    return head && right.length > 1 ? this.readWhole([...left, head]) : null;
  }

  /** The longest known name at that end of the words where the language says what a thing is. */
  private readHead(marked: readonly MarkedToken[]): Reading | null {
    const count = marked.length;
    if (HEADS_FIRST.has(this.index.language)) {
      // before the head only qualities: what stands after an unknown noun is not what it is
      const start = marked.findIndex(({ role }) => role === null);
      for (let end = count; end > start && start >= 0; end--) {
        const reading = this.readWindow(marked, start, end);
        if (reading) return reading;
      }
      return null;
    }
    const link = marked.findIndex(isLink);
    if (link > 0 && marked.slice(0, link).some(({ role }) => role === null)) {
      // in "leg of lamb" and "cream of tartar" the head is before the link
      const reading = this.readPhrase(marked.slice(0, link));
      if (reading) this.addDropped(reading, marked.slice(link + 1));
      return reading;
    }
    for (let start = 1; start < count; start++) {
      const reading = this.readWindow(marked, start, count);
      if (reading) return reading;
    }
    return null;
  }

  private readWindow(marked: readonly MarkedToken[], start: number, end: number): Reading | null {
    const window = marked.slice(start, end);
    if (end < marked.length && window.some((one, at) => at === window.length - 1 && isLink(one))) return null;
    if (window.every(({ role }) => role !== null)) return null;
    const match = matchWhole(window, this.index, this.words);
    if (!match) return null;
    const reading = readingOf(match.food, 'head', [...match.dropped], match.promised);
    this.addDropped(reading, marked.slice(0, start));
    this.addDropped(reading, marked.slice(end));
    return reading;
  }

  /** Käsesauce, boterkoek, räksallad: the last part of the last word says what it is, the rest what belongs to it. */
  private readCompound(marked: readonly MarkedToken[]): Reading | null {
    if (!JOINS_WORDS.has(this.index.language)) return null;
    const at = marked.findLastIndex(({ role }) => role === null);
    const word = marked[at]?.token;
    if (!word) return null;
    for (const { food, before } of splitCompounds(word, this.index, this.words)) {
      const reading = readingOf(food, 'part', []);
      const isKnown = this.addBefore(reading, before);
      if (!isKnown && (before.length < TELLING_BEFORE || word.length - before.length < TELLING_HEAD)) continue;
      if (!isKnown) reading.unknownWords.push(before);
      this.addDropped(reading, marked.slice(0, at));
      this.addDropped(reading, marked.slice(at + 1));
      return reading;
    }
    return null;
  }

  /** What stands before the head of a joined word: a form ("Räucher"), or a food that belongs to it. */
  private addBefore(reading: Reading, before: string): boolean {
    for (const word of readingsBefore(before)) {
      const role = this.words.roleOf(word);
      if (role && role.kind !== 'joiner') {
        reading.dropped.push(role);
        if (role.kind !== 'part' && role.kind !== 'leaf') reading.certainty = 'head';
        return true;
      }
      const food = this.index.find([word]);
      if (food) {
        addFood(reading, food);
        return true;
      }
    }
    for (const { food, before: first } of splitCompounds(before, this.index, this.words)) {
      if (before.length - first.length < TELLING_HEAD) continue;
      addFood(reading, food);
      if (!this.addBefore(reading, first)) reading.unknownWords.push(first);
      return true;
    }
    return false;
  }

  private readMisspelled(marked: readonly MarkedToken[]): Reading | null {
    const named = marked.filter(({ role }) => role === null).map(({ token }) => token);
    this.sounds ??= new SoundIndex(this.index);
    const food = this.sounds.find(named.join(''));
    return food && readingOf(food, 'head', rolesOf(marked));
  }

  /** Words around a name that the name does not need: their roles, the foods they speak of, and what nobody knows. */
  private addDropped(reading: Reading, marked: readonly MarkedToken[]): void {
    for (let start = 0; start < marked.length;) {
      const one = marked[start];
      if (!one || one.role?.kind === 'joiner') start++;
      else {
        const found = this.longestFood(marked, start);
        if (found) {
          addFood(reading, found.food);
          start = found.end;
        } else {
          const before = marked[start - 1];
          if (one.role) reading.dropped.push(one.role);
          else reading.unknownWords.push(one.token);
          if (!one.role && before && isLink(before)) reading.linkedWords.push(one.token);
          start++;
        }
      }
    }
  }

  private longestFood(marked: readonly MarkedToken[], start: number): { food: Food; end: number } | null {
    for (let end = marked.length; end > start; end--) {
      const tokens = marked.slice(start, end);
      // a word that mostly says how a thing is made is a food only where nothing else can be meant
      if (tokens.every(({ role }) => role !== null)) return null;
      const food = this.index.find(tokens.map(({ token }) => token));
      if (food) return { food, end };
    }
    return null;
  }

  /** What stands behind a comma or in brackets: mostly how the food is made ready, seldom what it is or what else will do. */
  private addRemark(reading: Reading, marked: readonly MarkedToken[]): void {
    const joiner = marked.findIndex(({ role }) => role?.kind === 'joiner' && (role.joiner === 'for' || role.joiner === 'without'));
    const said = joiner < 0 ? marked : marked.slice(0, joiner);
    const opens = said[0]?.role;
    if (opens?.kind === 'joiner' && opens.joiner === 'or') {
      const other = this.readPhrase(said.slice(1));
      if (other) reading.alternatives.push(other.food);
      return;
    }
    const remark = readingOf(reading.food, reading.certainty, []);
    this.addDropped(remark, said);
    reading.food = remark.food;
    reading.dropped.push(...remark.dropped);
    reading.mentions.push(...remark.additions, ...remark.mentions);
  }
}

const readingOf = (food: Food, certainty: Certainty, dropped: WordRole[], promised: readonly WordRole[] = []): Reading => ({
  food,
  certainty,
  dropped,
  promised,
  alternatives: [],
  additions: [],
  mentions: [],
  unknownWords: [],
  linkedWords: [],
});

const formsOf = (roles: readonly WordRole[], food: Food): Form[] =>
  roles.flatMap((role) => (role.kind === 'form' && (!role.of.length || isOneOf(food, role.of)) ? [role.form] : []));

const rolesOf = (marked: readonly MarkedToken[]): WordRole[] => marked.flatMap(({ role }) => (role ? [role] : []));
const unknownOf = (marked: readonly MarkedToken[]): string[] => marked.filter(({ role }) => role === null).map(({ token }) => token);

/** A food beside the head: a kind of it ("cheddar cheese"), the kind of it ("Rinderhackfleisch"), or something that it holds. */
function addFood(reading: Reading, food: Food): void {
  if (isOneOf(food, [reading.food.id]) || reading.food.choices.some((one) => isOneOf(food, [one.id]))) reading.food = food;
  else if (isOneOf(reading.food, [food.id])) return;
  else if (isPlain(reading.food) && !(reading.certainty === 'part' && food.origins.from.length)) reading.mentions.push(food);
  else reading.additions.push(food);
}

function finish(reading: Reading, name: string): ResolvedFood {
  const { food, certainty, dropped, alternatives, additions, mentions, unknownWords } = reading;
  const forms = formsOf(dropped, food);
  const promises = [...dropped, ...reading.promised.filter((role) => role.kind === 'free' && isPromiseOf(food, role.free))];
  const free = [...new Set(promises.flatMap((role) => (role.kind === 'free' ? [role.free] : [])))];
  const others = (foods: readonly Food[]): Food[] => [...new Set(foods)].filter((other) => other !== food);
  return {
    ...formOf(food, forms),
    certainty,
    free,
    alternatives: others(alternatives),
    additions: others(additions),
    mentions: others(mentions),
    unknownWords: [...new Set(unknownWords)],
    isClear: isClear(reading, name),
  };
}

/** "Brodo vegetale" is stock of vegetables: of what is of plants anyway, the word tells what it is and promises nothing. */
const isPromiseOf = (food: Food, free: FreeOf): boolean =>
  !keepsItself(food, free) && !(free === 'vegan' && food.origins.isKnown && food.origins.from.length === 0);

/**
 * Whether every word that may change what it holds is known. A leaf or a fruit joined with something else (Fleischsalat) is mostly a dish, and
 * what a link puts behind the head makes it something else (tocino de cielo) unless it is the name of a place (jamón de Teruel).
 */
function isClear({ food, certainty, additions, unknownWords, linkedWords }: Reading, name: string): boolean {
  if (certainty === 'part') return unknownWords.length === 0 && !(additions.length > 0 && isPlain(food));
  if (unknownWords.length === 0) return true;
  const named = new Set((name.match(/\p{Lu}[\p{L}\p{M}]*/gu) ?? []).flatMap(tokensOf));
  return isSafeBesideUnknown(food) && linkedWords.every((word) => named.has(word));
}
