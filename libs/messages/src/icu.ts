import type { GetICUArgs } from '@schummar/icu-type-parser';
import compile from 'icu-minify/compile';
import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';

type Values<M extends string> = GetICUArgs<
  M,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date | number; ProvidedArgs: never }
>;
type Tags<M extends string> = M extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never;

/** A text with values in it: `count({ count: 3 })` gives '3 recipes'. */
export type Message<M extends string = string> = (values: Values<M>) => string;
/** A text with marked parts: `seeTerms({ link: (words) => <a>{words}</a> })` gives the parts in order, each a text or what a mark was made into. */
export type RichMessage<M extends string = string> = <Part>(
  values: Omit<Values<M>, Tags<M>> & Record<Tags<M>, (words: (string | Part)[]) => Part>,
) => (string | Part)[];

/**
 * How one language writes texts with values, by ICU MessageFormat. Plurals, numbers and dates follow `locale`. In the web app's build the texts
 * are compiled already (see apps/web/language-plugin.ts); anywhere else each is compiled when it is first used. Throws a SyntaxError for a text
 * that is not ICU.
 */
export function messagesIn(locale: string) {
  const texts = (message: string): (() => CompiledMessage) => {
    let compiled: CompiledMessage | undefined;
    return () => (compiled ??= compile(message));
  };
  return {
    message<const M extends string>(text: M): Message<M> {
      const compiled = texts(text);
      return (values) => format(compiled(), locale, values as FormatValues<string>, options) as string;
    },
    rich<const M extends string>(text: M): RichMessage<M> {
      const compiled = texts(text);
      return (values) => [format(compiled(), locale, values as FormatValues<never>, options)].flat();
    },
  };
}

/** The same object for the same options: making one takes longer than using it. */
function kept<Arguments extends unknown[], T>(make: (...options: Arguments) => T): (...options: Arguments) => T {
  const made = new Map<string, T>();
  return (...given) => {
    const key = JSON.stringify(given);
    const known = made.get(key) ?? make(...given);
    made.set(key, known);
    return known;
  };
}

const options: FormatOptions = {
  formatters: {
    getNumberFormat: kept((...given) => new Intl.NumberFormat(...given)),
    getDateTimeFormat: kept((...given) => new Intl.DateTimeFormat(...given)),
    getPluralRules: kept((...given) => new Intl.PluralRules(...given)),
  },
};
