import * as n from '@simmer/messages/nutrition';
import { locale } from '@simmer/messages/language';
import type { RecipeHints } from '@simmer/nutrition';

const listed = new Intl.ListFormat(locale, { type: 'conjunction' });

/** What the ingredients say about allergens and diets, in the states of libs/nutrition and with care. `texts` are their lines. */
export function Hints({ hints, texts }: { hints: RecipeHints; texts: readonly string[] }) {
  const allergens = (state: string): string => names(hints.allergens, n.allergens, state);
  const diets = (state: string): string => names(hints.diets, n.diets, state);
  const rows = [
    [n.contains, allergens('contains')],
    [n.mayContain, allergens('may-contain')],
    [n.nothingFound, allergens('none-found')],
    [n.cantTell, unknown(hints, texts)],
    [n.fitsDiets, diets('fits')],
    [n.mayFit, diets('may-fit')],
    [n.doesNotFit, diets('does-not-fit')],
  ].filter(([, said]) => said !== '');
  return (
    <section className="hints" aria-labelledby="hints-heading">
      <h2 className="h-24" id="hints-heading">
        {n.hints}
      </h2>
      <dl className="about">
        {rows.map(([name, said]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <p className="t13 muted">{n.careful}</p>
    </section>
  );
}

const unknown = ({ unknownLines, lines }: RecipeHints, texts: readonly string[]): string =>
  unknownLines.length === 0
    ? ''
    : n.notUnderstood({ count: unknownLines.length, lines, texts: listed.format(unknownLines.map((at) => texts[at] ?? '')) });

const names = <K extends string>(states: Readonly<Record<K, string>>, texts: Readonly<Record<K, string>>, state: string): string =>
  listed.format((Object.keys(states) as K[]).filter((key) => states[key] === state).map((key) => texts[key]));
