import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { OnApplicationShutdown } from '@nestjs/common';
import { CATEGORIES, type Category, CLAIMED_DIETS, type ClaimedDiet, CUISINES, DIFFICULTIES, ProblemError } from '@simmer/contracts';
import type { Foods } from '@simmer/foods';
import { judgedOf, type JudgedRecipe, judgeOf, searchWords, understandQuery, type UnderstoodQuery } from '@simmer/recipe-search';
import { numberAfter, numberOf, rankNumberOf } from './card-numbers';
import { formatCursor, type GalleryCursor, readCursor } from './gallery-cursor';
import { type GalleryFilter, GalleryIndex, type GalleryQuestion, type IndexedCard } from './gallery-index.port';
import { type AskedWord, askedWords, foodToken, Vocabulary } from './question-words';

/** Of what has the words of a question, the most popular are ranked and judged: all of them would take as long as there are recipes. */
const CANDIDATES = 400;
/** A word that finds fewer is looked for with slips in it as well. */
const FEW = 3;
/** What a word of a question is worth, by where it stands. */
const SCORE = { title: 6, titleBeginning: 4.5, tag: 3, rest: 2.5 } as const;
/** Decides among recipes that have the words equally. */
const SCORE_OF_SAVES = 0.05;

/** What fewer cards have is sorted whole; walking the sorted list until a page is full would take longer. */
const RARE = 500;

const SORT_COLUMNS = { created_at: 'n', trending: 'trending', rating_average: 'rating', save_count: 'saves' } as const;
const FILTERED = 'cuisine, difficulty, minutes, diets, categories';
/** Behind the language a list is in order for whoever reads it; with a cuisine before the sort as well, a rare cuisine needs no long walk. */
const indexesOf = (column: string): string[] => {
  const order = column === 'n' ? 'n desc' : `${column} desc, n desc`;
  return [
    `create index of_all_${column} on card(${order}, language, ${FILTERED})`,
    `create index of_language_${column} on card(language, ${order}, ${FILTERED})`,
    `create index of_cuisine_${column} on card(cuisine, ${order}, language, difficulty, minutes, diets, categories)`,
    `create index of_language_cuisine_${column} on card(language, cuisine, ${order}, difficulty, minutes, diets, categories)`,
  ];
};

const SCHEMA = [
  'pragma journal_mode = memory',
  // it is only a copy
  'pragma synchronous = off',
  'pragma cache_size = -65536',
  `create table card(n integer primary key, id text unique not null, rank integer unique not null, author text not null, language text not null,
     cuisine integer not null, difficulty integer not null, minutes integer not null, diets integer not null, categories integer not null,
     trending real not null, rating real not null, saves integer not null) strict`,
  'create table judged(n integer primary key, title text not null, tags text not null, recipe text not null) strict',
  `create virtual table words using fts5(title, ingredients, tags, foods, content='', contentless_delete=1, prefix='2 3', tokenize='unicode61')`,
  ...Object.values(SORT_COLUMNS).flatMap(indexesOf),
  'create index of_author on card(author, n desc)',
  // which cards have a diet or a category
  'create table card_property(property integer not null, n integer not null, primary key(property, n)) strict, without rowid',
  'create index of_card on card_property(n)',
];

interface Row {
  n: number;
  id: string;
  value: number;
}

interface Candidate {
  id: string;
  n: number;
  language: string;
  saves: number;
  trending: number;
  rating: number;
  title: string;
  tags: string;
}

interface Conditions {
  sql: string;
  values: SQLInputValue[];
}

/** The gallery in SQLite's own tables and full text, inside this process. Its file is made anew at each start. */
export class SqliteGalleryIndex extends GalleryIndex implements OnApplicationShutdown {
  private readonly database: DatabaseSync;
  private readonly vocabulary = new Vocabulary();

  constructor(
    private readonly foods: Foods,
    /** A new file, or `:memory:`. */
    path = ':memory:',
  ) {
    super();
    this.database = new DatabaseSync(path);
    for (const statement of SCHEMA) this.database.exec(statement);
  }

  override async put(cards: readonly IndexedCard[]): Promise<void> {
    this.inTransaction(() => {
      for (const card of cards) {
        this.removeOne(card.id);
        this.insert(card);
      }
    });
  }

  override async remove(ids: readonly string[]): Promise<void> {
    this.inTransaction(() => ids.forEach((id) => this.removeOne(id)));
  }

  override async find(question: GalleryQuestion): Promise<{ ids: string[]; next: string | null }> {
    const after = question.after === null ? null : readCursor(question.after);
    const asked = this.understand(question.search);
    const isSearch = asked.text !== '' || asked.conditions.length > 0;
    if (after && (after.kind === 'hits') !== isSearch) throw new ProblemError('request.unknown-cursor');
    if (!isSearch) return this.sorted(question, after?.kind === 'card' ? after : null);
    const from = after?.kind === 'hits' ? after.count : 0;
    const hits = this.hits(question, asked);
    const ids = hits.slice(from, from + question.limit);
    const end = from + ids.length;
    return { ids, next: end < hits.length ? formatCursor({ kind: 'hits', count: end }) : null };
  }

  override async count(filter: GalleryFilter, most: number): Promise<number> {
    const asked = this.understand(filter.search);
    if (asked.conditions.length > 0) return Math.min(most, this.candidates(filter, asked, null).length);
    const words = asked.text === '' ? [] : this.withSlips(askedWords(asked.text, this.foods));
    if (asked.text !== '' && words.length === 0) return 0;
    const { sql, values } = conditionsOf(filter, asked);
    if (words.length > 0)
      return this.countOf(
        `select 1 from words cross join card on card.rank = words.rowid where words match ? and ${sql} limit ?`,
        matchOf(words),
        ...values,
        most,
      );
    const [property, ...others] = propertiesOf(filter);
    if (property === undefined || filter.authors) return this.countOf(`select 1 from card where ${sql} limit ?`, ...values, most);
    const isAlone = others.length === 0 && conditionsOf({ ...filter, diet: null, category: null }, asked).values.length === 0;
    if (isAlone) return this.countOf('select 1 from card_property where property = ? limit ?', property, most);
    return this.countOf(`select 1 from ${OF_PROPERTY} and ${sql} limit ?`, property, ...values, most);
  }

  private countOf(question: string, ...values: SQLInputValue[]): number {
    const counted = this.database.prepare(`select count(*) as number from (${question})`).get(...values);
    return Number(counted?.['number'] ?? 0);
  }

  onApplicationShutdown(): void {
    this.database.close();
  }

  private sorted(question: GalleryQuestion, after: Extract<GalleryCursor, { kind: 'card' }> | null) {
    const { limit, language } = question;
    const found: (Row & { segment: number })[] = [];
    const segments = language === null ? [null] : (['language = ?', 'language <> ?'] as const);
    for (let segment = after?.segment ?? 0; segment < segments.length && found.length <= limit; segment++) {
      const ofLanguage = segments[segment];
      const behind = after?.segment === segment ? after : null;
      const rows = this.rows(question, ofLanguage && language !== null ? { sql: ofLanguage, values: [language] } : null, behind, {
        limit: limit + 1 - found.length,
      });
      found.push(...rows.map((row) => ({ ...row, segment })));
    }
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const next = last && found.length > limit ? { kind: 'card' as const, segment: last.segment, value: last.value, number: last.n } : null;
    return { ids: shown.map(({ id }) => id), next: next && formatCursor(next) };
  }

  private rows(
    question: GalleryQuestion,
    ofLanguage: Conditions | null,
    behind: { value: number; number: number } | null,
    { limit }: { limit: number },
  ): Row[] {
    const column = SORT_COLUMNS[question.sort ?? 'created_at'];
    const filter = conditionsOf(question);
    const rare = question.authors ? undefined : propertiesOf(question).find((property) => this.isRareProperty(property));
    const source = rare === undefined ? { sql: 'card where 1', values: [] } : { sql: OF_PROPERTY, values: [rare] };
    const conditions = [
      filter.sql,
      ...(ofLanguage ? [`${question.authors ? '+' : ''}${ofLanguage.sql}`] : []),
      ...(behind ? [`(card.${column}, card.n) < (?, ?)`] : []),
    ].join(' and ');
    const values = [...source.values, ...filter.values, ...(ofLanguage?.values ?? []), ...(behind ? [behind.value, behind.number] : [])];
    const order = column === 'n' ? 'card.n desc' : `card.${column} desc, card.n desc`;
    // what is sorted reads an index alone; the ids are looked up for the page
    const rows = this.database
      .prepare(
        `select page.n, page.value, card.id from (select card.n, card.${column} as value from ${source.sql} and ${conditions} order by ${order} limit ?) as page
         join card on card.n = page.n order by page.value desc, page.n desc`,
      )
      .all(...values, limit);
    return rows as unknown as Row[];
  }

  private isRareProperty(property: number): boolean {
    return this.countOf('select 1 from card_property where property = ? limit ?', property, RARE) < RARE;
  }

  private understand(search: string): UnderstoodQuery {
    return understandQuery(search.trim(), this.foods);
  }

  /** The ids of the best that keep all conditions; those of which nobody can tell come last. */
  private hits(question: GalleryQuestion, asked: UnderstoodQuery): string[] {
    const words = this.withSlips(askedWords(asked.text, this.foods));
    const scored = this.candidates(question, asked, words).map(({ candidate, isCertain }) => ({
      candidate,
      isCertain,
      score: scoreOf(candidate, words),
    }));
    const { sort, language } = question;
    const value = ({ candidate, score }: (typeof scored)[number]): number => {
      if (sort === null) return score;
      return { created_at: candidate.n, trending: candidate.trending, rating_average: candidate.rating, save_count: candidate.saves }[sort];
    };
    const isForeign = ({ candidate }: (typeof scored)[number]): number => Number(language !== null && candidate.language !== language);
    return scored
      .sort(
        (one, other) =>
          Number(other.isCertain) - Number(one.isCertain) ||
          isForeign(one) - isForeign(other) ||
          value(other) - value(one) ||
          other.candidate.n - one.candidate.n,
      )
      .map(({ candidate }) => candidate.id);
  }

  /** The most popular cards that have the words and break no condition. */
  private candidates(filter: GalleryFilter, asked: UnderstoodQuery, given: readonly AskedWord[] | null) {
    const words = given ?? this.withSlips(askedWords(asked.text, this.foods));
    // signs alone are no words, and find nothing
    if (asked.text !== '' && words.length === 0) return [];
    const { sql, values } = conditionsOf(filter, asked);
    const isJudged = asked.conditions.length > 0;
    const shown = 'card.id, card.n, card.language, card.saves, card.trending, card.rating, judged.title, judged.tags';
    // most of what is stored of a recipe, and of no use to most questions
    const columns = isJudged ? `${shown}, judged.recipe` : shown;
    const rows =
      words.length > 0
        ? this.database
            .prepare(
              `select ${columns} from words cross join card on card.rank = words.rowid cross join judged on judged.n = card.n
               where words match ? and ${sql} order by words.rowid limit ?`,
            )
            .all(matchOf(words), ...values, CANDIDATES)
        : this.database
            .prepare(`select ${columns} from card cross join judged on judged.n = card.n where ${sql} order by card.rank limit ?`)
            .all(...values, CANDIDATES);
    const candidates = rows as unknown as (Candidate & { recipe?: string })[];
    if (!isJudged) return candidates.map((candidate) => ({ candidate, isCertain: true }));
    const judge = judgeOf(asked.conditions, [], this.foods);
    return candidates.flatMap((candidate) => {
      const keeps = judge(JSON.parse(candidate.recipe ?? '') as JudgedRecipe);
      return keeps ? [{ candidate, isCertain: !keeps.includes('unknown') }] : [];
    });
  }

  private withSlips(words: readonly AskedWord[]): AskedWord[] {
    return words.map((word) => {
      const whole = { ...word, isWhole: true };
      if (this.isCommon(whole)) return whole;
      return this.isRare(word) ? this.vocabulary.withSlips(word) : word;
    });
  }

  /** Whether whole words alone find as many as are ranked. */
  private isCommon(whole: AskedWord): boolean {
    return this.database.prepare('select 1 from words where words match ? limit ?').all(matchOf([whole]), CANDIDATES).length === CANDIDATES;
  }

  private isRare(word: AskedWord): boolean {
    return this.database.prepare('select 1 from words where words match ? limit ?').all(matchOf([word]), FEW).length < FEW;
  }

  private insert(card: IndexedCard): void {
    const recipe = {
      id: card.id,
      title: card.title,
      ingredients: card.ingredients.map(({ text }) => text),
      names: card.ingredients.map(({ name }) => name),
      language: card.language,
      instructions: [],
      tags: card.tags,
      total_time: card.minutes,
    };
    const judged = judgedOf(recipe, this.foods);
    const [title, ingredients, tags] = [[card.title], recipe.ingredients, card.tags].map((texts) => searchWords(texts.join('\n')));
    const { holds, oneOf, inTitle } = judged.foods;
    const foods = [...new Set([...holds, ...oneOf.flat(), ...inTitle])].map(foodToken);
    const n = this.free('n', numberOf(card.id));
    const rank = this.free('rank', rankNumberOf(card.id, card.saves));
    this.database
      .prepare('insert into card values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(
        n,
        card.id,
        rank,
        card.authorId,
        primaryLanguage(card.language),
        card.cuisine ? CUISINES.indexOf(card.cuisine) + 1 : 0,
        DIFFICULTIES.indexOf(card.difficulty),
        card.minutes,
        bitsOf(CLAIMED_DIETS, withImplied(card.diets)),
        bitsOf(CATEGORIES, card.categories),
        card.trending,
        card.rating,
        card.saves,
      );
    for (const property of propertiesOfCard(card)) this.database.prepare('insert into card_property values (?, ?)').run(property, n);
    this.database
      .prepare('insert into judged values (?, ?, ?, ?)')
      .run(n, ` ${title?.join(' ')} `, ` ${tags?.join(' ')} `, JSON.stringify(judged));
    this.database
      .prepare('insert into words(rowid, title, ingredients, tags, foods) values (?, ?, ?, ?, ?)')
      .run(rank, title?.join(' ') ?? '', ingredients?.join(' ') ?? '', tags?.join(' ') ?? '', foods.join(' '));
    this.vocabulary.add([...(title ?? []), ...(ingredients ?? []), ...(tags ?? [])]);
  }

  private removeOne(id: string): void {
    const known = this.database.prepare('select n, rank from card where id = ?').get(id);
    if (!known) return;
    const [n, rank] = [Number(known['n']), Number(known['rank'])];
    this.database.prepare('delete from words where rowid = ?').run(rank);
    this.database.prepare('delete from card_property where n = ?').run(n);
    this.database.prepare('delete from judged where n = ?').run(n);
    this.database.prepare('delete from card where n = ?').run(n);
  }

  /** The number, or the next one that no other card has. */
  private free(column: 'n' | 'rank', number: number): number {
    const taken = this.database.prepare(`select 1 from card where ${column} = ?`);
    let free = number;
    while (taken.get(free)) free += 1;
    return free;
  }

  private inTransaction(work: () => void): void {
    this.database.exec('begin');
    try {
      work();
      this.database.exec('commit');
    } catch (error) {
      this.database.exec('rollback');
      throw error;
    }
  }
}

const primaryLanguage = (language: string | null): string => language?.split('-')[0]?.toLowerCase() ?? '';

const bitsOf = <T>(all: readonly T[], given: readonly T[]): number =>
  all.reduce((bits, one, at) => (given.includes(one) ? bits | (1 << at) : bits), 0);

/** What is vegan is vegetarian and has no dairy, whether its author says so or not. */
const withImplied = (diets: readonly ClaimedDiet[]): readonly ClaimedDiet[] =>
  diets.includes('vegan') ? [...diets, 'vegetarian', 'dairy-free'] : diets;

const OF_PROPERTY = 'card_property cross join card on card.n = card_property.n where card_property.property = ?';
const dietProperty = (diet: ClaimedDiet): number => CLAIMED_DIETS.indexOf(diet);
const categoryProperty = (category: Category): number => CLAIMED_DIETS.length + CATEGORIES.indexOf(category);

const propertiesOf = ({ diet, category }: GalleryFilter): number[] => [
  ...(diet ? [dietProperty(diet)] : []),
  ...(category ? [categoryProperty(category)] : []),
];
const propertiesOfCard = ({ diets, categories }: IndexedCard): Set<number> =>
  new Set([...withImplied(diets).map(dietProperty), ...categories.map(categoryProperty)]);

/** The filters as conditions on a card, with the time that the question itself asks for. */
function conditionsOf(filter: GalleryFilter, asked?: UnderstoodQuery): Conditions {
  const { cuisine, diet, difficulty, category, minutes, authors, withoutAuthors, sharedAfter } = filter;
  const limits = (asked?.conditions ?? []).flatMap((condition) => (condition.kind === 'under' ? [condition.minutes] : []));
  const most = Math.min(minutes ?? Infinity, ...limits);
  const parts: [string, ...SQLInputValue[]][] = [];
  // of some authors there are few cards: the index of authors is the one to use
  if (cuisine) parts.push([`${authors ? '+' : ''}cuisine = ?`, CUISINES.indexOf(cuisine) + 1]);
  if (difficulty) parts.push(['difficulty = ?', DIFFICULTIES.indexOf(difficulty)]);
  if (Number.isFinite(most)) parts.push(['minutes between 1 and ?', most]);
  if (diet) parts.push(['diets & ?', bitsOf(CLAIMED_DIETS, [diet])]);
  if (category) parts.push(['categories & ?', bitsOf(CATEGORIES, [category])]);
  if (authors) parts.push(['author in (select value from json_each(?))', JSON.stringify(authors)]);
  // without the plus the planner would look for all others by the index of authors
  if (withoutAuthors.length > 0) parts.push(['+author not in (select value from json_each(?))', JSON.stringify(withoutAuthors)]);
  if (sharedAfter) parts.push(['card.n >= ?', numberAfter(sharedAfter)]);
  return { sql: ['1', ...parts.map(([sql]) => sql)].join(' and '), values: parts.flatMap(([, ...values]) => values) };
}

/** A question for the full text: all words, each in one of its forms. Quoted, no word is an operator. */
const matchOf = (words: readonly AskedWord[]): string =>
  words
    .map(({ words: forms, foods, isWhole }) => {
      const text = `{title ingredients tags} : (${forms.map((form) => (isWhole ? `"${form}"` : `"${form}" *`)).join(' OR ')})`;
      return foods.length > 0 ? `(${text} OR foods : (${foods.map((food) => `"${food}"`).join(' OR ')}))` : `(${text})`;
    })
    .join(' AND ');

function scoreOf({ title, tags, saves }: Candidate, words: readonly AskedWord[]): number {
  const ofWord = ({ words: forms }: AskedWord): number => {
    if (forms.some((form) => title.includes(` ${form} `))) return SCORE.title;
    if (forms.some((form) => title.includes(` ${form}`))) return SCORE.titleBeginning;
    return forms.some((form) => tags.includes(` ${form}`)) ? SCORE.tag : SCORE.rest;
  };
  return words.reduce((sum, word) => sum + ofWord(word), 0) + SCORE_OF_SAVES * Math.log2(saves + 1);
}
