import { firstNumber } from './numbers';
import { plainText } from '../page/plain-text';

export interface Yield {
  servings: number | null;
  text: string | null;
}

const PEOPLE = /serv|people|person|portion|porzion|porç|porcj|raci[oó]n|comensal|gäste|annos|fő|adag|порц|人|convive|pers\b|pax/i;
const MOST = 1_000;

/** How many servings (or pieces) the statements of yield say; several may be given, the one that speaks of people wins. */
export function yieldOf(statements: unknown[]): Yield {
  const texts = statements.map(statementText).filter((text) => text !== '');
  const numbered = texts.filter((text) => servingsIn(text) !== null);
  const chosen = numbered.find((text) => PEOPLE.test(text)) ?? numbered[0];
  const described = texts.find((text) => /\p{L}/u.test(text)) ?? texts[0] ?? null;
  return { servings: chosen === undefined ? null : servingsIn(chosen), text: described };
}

function statementText(statement: unknown): string {
  if (typeof statement === 'number') return String(statement);
  return typeof statement === 'string' ? plainText(statement).slice(0, 200) : '';
}

/** A number beside a word for people first ("1 pie, 8 servings"), else the first number. */
function servingsIn(text: string): number | null {
  const beside = /(\d+(?:[.,]\d+)?)(?:\s?(?:-|–|to|bis|à)\s?\d+)?\s*(?:\p{L}+\s){0,1}(?:serv|people|person|portion|porzion|porç|porcj|raci[oó]n|comensal|annos|порц|人|pers\b)/iu.exec(text);
  const number = beside?.[1] ? Number(beside[1].replace(',', '.')) : firstNumber(text);
  return number !== null && number > 0 && number <= MOST ? number : null;
}
