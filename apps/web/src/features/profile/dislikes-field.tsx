import * as t from '@simmer/messages/eaters';
import { language, locale } from '@simmer/messages/language';
import { Chip, Chips, TextField } from '@simmer/ui';
import type { ComponentProps } from 'react';
import { useFoods } from '../../recipe/use-foods';

const SUGGESTIONS = 5;
const listed = new Intl.ListFormat(locale, { type: 'conjunction' });

/** What is parted by commas, each once. */
export const wordsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

interface DislikesFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'value'> {
  value: string;
  onType: (text: string) => void;
}

/** Foods that somebody would rather not eat: the catalogue proposes names while they are typed, and it is said what is no food that it knows. */
export function DislikesField({ value, onType, ...field }: DislikesFieldProps) {
  const foods = useFoods(language);
  const words = wordsIn(value);
  const last = /[,;]\s*$/.test(value) ? '' : (words.at(-1) ?? '');
  const suggestions =
    foods && last.length > 1
      ? foods
          .search(last, language, SUGGESTIONS)
          .map(({ name }) => name)
          .filter((name) => !words.includes(name))
      : [];
  const unknown = foods ? words.filter((word) => word !== last && !foods.resolve(word, language)) : [];
  const hint =
    unknown.length > 0
      ? t.unknownFoods({ words: listed.format(unknown.map((word) => `“${word}”`)), count: unknown.length })
      : t.ratherNotHint;

  function choose(name: string): void {
    const rest = value.slice(0, value.lastIndexOf(last));
    onType(`${rest}${name}, `);
    document.getElementById(field.id ?? '')?.focus();
  }

  return (
    <div>
      <TextField {...field} value={value} label={t.ratherNot} hint={hint} optional autoComplete="off" />
      {suggestions.length > 0 && (
        <Chips role="group" aria-label={t.suggestedFoods}>
          {suggestions.map((name) => (
            <Chip key={name} onClick={() => choose(name)}>
              {name}
            </Chip>
          ))}
        </Chips>
      )}
    </div>
  );
}
