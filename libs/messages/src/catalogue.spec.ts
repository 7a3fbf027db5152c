import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';
import { LANGUAGES, type Language } from './languages';

const ORIGINAL: Language = 'en';
const OTHERS = LANGUAGES.filter((language) => language !== ORIGINAL);

type Text = string | { icu: string };

const areasOf = (language: Language): string[] => readdirSync(join(__dirname, language)).map((file) => file.replace(/\.ts$/, ''));

/** Every text of an area by its name, read from the source; a text that stands in an object is named after both. */
function textsOf(language: Language, area: string): Map<string, Text> {
  const source = readFileSync(join(__dirname, language, `${area}.ts`), 'utf8');
  const texts = new Map<string, Text>();
  const keep = (name: string, node: ts.Expression | undefined): void => {
    if (node && ts.isStringLiteralLike(node)) texts.set(name, node.text);
    else if (node && ts.isCallExpression(node) && ts.isStringLiteralLike(node.arguments[0]!))
      texts.set(name, { icu: node.arguments[0].text });
    else if (node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))) keep(name, node.expression);
    else if (node && ts.isArrayLiteralExpression(node)) node.elements.forEach((element, index) => keep(`${name} ${index}`, element));
    else if (node && ts.isObjectLiteralExpression(node))
      for (const entry of node.properties)
        if (ts.isPropertyAssignment(entry) && !ts.isComputedPropertyName(entry.name)) keep(`${name} ${entry.name.text}`, entry.initializer);
  };
  for (const statement of ts.createSourceFile(area, source, ts.ScriptTarget.Latest).statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations) if (ts.isIdentifier(name)) keep(name.text, initializer);
  return texts;
}

const isIcu = (text: Text | undefined): text is { icu: string } => typeof text === 'object';

/** The names of the values and marks in a text, with the kind of each. */
const valuesOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [`${element.value}:${element.type}`, ...Object.values(element.options).flatMap((option) => valuesOf(option.value))];
      case TYPE.tag:
        return [`<${element.value}>`, ...valuesOf(element.children)];
      default:
        return [`${element.value}:${element.type === TYPE.number ? TYPE.argument : element.type}`];
    }
  });

const areas = areasOf(ORIGINAL).filter((area) => area !== 'language');

describe.each([...LANGUAGES])('the texts in %s', (language) => {
  it.each(areas)('of %s are all there and say something', (area) => {
    const texts = textsOf(language, area);
    expect([...texts.keys()].sort()).toEqual([...textsOf(ORIGINAL, area).keys()].sort());
    for (const [name, text] of texts) expect([name, typeof text === 'string' ? text.trim() : text.icu.trim()]).not.toEqual([name, '']);
  });

  it.each(areas)('of %s are plain, or valid ICU with the plurals of the language', (area) => {
    for (const [name, text] of textsOf(language, area)) {
      if (typeof text === 'string') expect([name, text]).toEqual([name, expect.not.stringMatching(/[{}]/)]);
      else expect([name, valuesOf(parse(text.icu, { requiresOtherClause: true })).length > 0]).toEqual([name, true]);
    }
  });

  // the hours that a locale prefers, j in a skeleton, are left out when a text is compiled
  it.each(areas)('of %s name the hours of a time as h or H', (area) => {
    for (const [name, text] of textsOf(language, area))
      if (isIcu(text)) expect([name, text.icu]).toEqual([name, expect.not.stringMatching(/::[A-Za-z]*j/)]);
  });
});

describe.each(OTHERS)('the translation into %s', (language) => {
  it('has the same areas as the original', () => {
    expect(areasOf(language).sort()).toEqual(areasOf(ORIGINAL).sort());
  });

  it.each(areas)('of %s uses the same values', (area) => {
    const original = textsOf(ORIGINAL, area);
    const used = (text: Text | undefined): string[] => (isIcu(text) ? [...new Set(valuesOf(parse(text.icu)))].sort() : []);
    for (const [name, text] of textsOf(language, area)) expect([name, used(text)]).toEqual([name, used(original.get(name))]);
  });
});
