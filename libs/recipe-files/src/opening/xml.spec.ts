import { processorTime } from '@simmer/processor-time';
import { attributeOf, elementOf, elementsBelow, readXml, textOfElement } from './xml';

describe('XML', () => {
  it('reads elements, attributes, CDATA and character references, whatever the case of names', () => {
    const document = readXml(
      '<?xml version="1.0"?><Book><Recipe Name="Rice &amp; peas"><Step>Rinse &#233; <![CDATA[<b>well</b>]]></Step></Recipe></Book>',
    );
    const [recipe] = elementsBelow(document, 'recipe');
    expect(attributeOf(recipe, 'name')).toBe('Rice & peas');
    expect(textOfElement(recipe, 'STEP')).toBe('Rinse é <b>well</b>');
    expect(elementOf(recipe, 'nothing')).toBeUndefined();
  });

  it('overlooks mistakes in the markup', () => {
    const document = readXml('<a><b x=1 2="y">one<c>two</a> & three');
    expect(textOfElement(document, 'a')).toContain('onetwo');
  });

  it('never expands entities of a document type, nor fetches them', async () => {
    const laughs = Array.from({ length: 20 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join('');
    const text = `<!DOCTYPE a [<!ENTITY l0 "ha"><!ENTITY file SYSTEM "file:///etc/passwd">${laughs}]><a>&l20; &file;</a>`;
    const read = () => expect(textOfElement(readXml(text), 'a')).toBe('&l20; &file;');
    expect(await processorTime(1_000, read)).toBeLessThan(1_000);
  });

  it.each([
    ['closed', '</a>'],
    ['open', ''],
  ])('refuses a million nested elements, %s, at once', async (_name, close) => {
    const read = () => expect(() => readXml('<a>'.repeat(1_000_000) + close.repeat(1_000_000))).toThrow('too-much');
    expect(await processorTime(1_000, read)).toBeLessThan(1_000);
  });
});
