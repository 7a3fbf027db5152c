import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// of a library that this one stands on: a change there has this spec run again, which one in the library could not say of the app
const FOLDERS = [join(__dirname, '..'), join(__dirname, '../../../../libs/ui/src')];
const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, css: readFileSync(join(folder, file), 'utf8') })),
);

/** The declarations of a sheet, without what stands in its rules for less motion. */
const withMotion = (css: string): string => css.replaceAll(/@media \(prefers-reduced-motion: reduce\) \{[\s\S]*?\n {2}\}\n/g, '');
const hasRuleForLess = (css: string): boolean => css.includes('prefers-reduced-motion');

describe('motion', () => {
  // the other times are 0 for them: see tokens.css
  it.each(sheets.filter(({ css }) => /transition:[^;]*(transform|translate|scale)[^;]*(var\(--enter\)|\d+m?s)/.test(withMotion(css))))(
    '$file knows who wants less of it',
    ({ css }) => {
      expect(hasRuleForLess(css)).toBe(true);
    },
  );

  it.each(sheets)('$file moves nothing but opacity and transform', ({ css }) => {
    const moved = [...withMotion(css).matchAll(/transition(?:-property)?:([^;]*);/g)].flatMap(([, value = '']) =>
      [...value.matchAll(/\b(?:width|height|top|left|right|bottom|margin|padding|inset|all)\b/g)].map(([property]) => property),
    );
    expect(moved).toEqual([]);
  });
});
