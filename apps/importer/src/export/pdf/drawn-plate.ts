import { type DomUtils, parseDocument } from 'htmlparser2';

type Element = Parameters<typeof DomUtils.getAttributeValue>[0];
const elementsOf = ({ children }: Pick<Element, 'children'>): Element[] => children.filter((child): child is Element => 'attribs' in child);

const PAINTS = ['fill', 'stroke', 'stroke-width', 'stroke-linecap'] as const;
type Paint = Partial<Record<(typeof PAINTS)[number], string>> & { opacity: number };

/** The size of every plate in its own units. */
export const PLATE = { width: 400, height: 320 };

/** Draws one of our own plates (libs/plates) as shapes, which are sharp at any size: these elements and attributes are all that a plate has. */
export function drawPlate(doc: PDFKit.PDFDocument, svg: string): void {
  const pieces = new Map<string, Element>();
  const draw = (element: Element, from: Paint): void => {
    const { attribs, name } = element;
    if (name === 'defs') {
      for (const piece of elementsOf(element)) pieces.set(`#${piece.attribs.id}`, piece);
      return;
    }
    const paint: Paint = { ...from, opacity: from.opacity * numberOf(attribs.opacity, 1) };
    for (const key of PAINTS) if (attribs[key] !== undefined) paint[key] = attribs[key];
    if (attribs.transform) transform(doc.save(), attribs.transform);
    if (outline(doc, element)) fill(doc, paint);
    const used = name === 'use' ? pieces.get(attribs.href ?? '') : undefined;
    for (const part of used ? [used] : elementsOf(element)) draw(part, paint);
    if (attribs.transform) doc.restore();
  };
  for (const element of elementsOf(parseDocument(svg, { xmlMode: true }))) draw(element, { opacity: 1 });
}

const numberOf = (value: string | undefined, otherwise = 0): number => (value === undefined ? otherwise : Number(value));

function transform(doc: PDFKit.PDFDocument, list: string): void {
  for (const [, name, values = ''] of list.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second, third = 0] = values.split(/[\s,]+/).map(Number);
    if (name === 'translate') doc.translate(first, second ?? 0);
    if (name === 'scale') doc.scale(first, second ?? first);
    if (name === 'rotate') doc.rotate(first, second === undefined ? {} : { origin: [second, third] });
  }
}

/** Whether the element has one. */
function outline(doc: PDFKit.PDFDocument, { name, attribs }: Element): boolean {
  const at = (key: string): number => numberOf(attribs[key]);
  if (name === 'path') doc.path(attribs.d ?? '');
  else if (name === 'circle') doc.circle(at('cx'), at('cy'), at('r'));
  else if (name === 'ellipse') doc.ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
  else if (name === 'rect') doc.roundedRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
  else return false;
  return true;
}

function fill(doc: PDFKit.PDFDocument, paint: Paint): void {
  if (paint.stroke !== undefined)
    doc
      .strokeColor(colorOf(paint.stroke), paint.opacity)
      .lineWidth(numberOf(paint['stroke-width'], 1))
      .lineCap(paint['stroke-linecap'] === 'round' ? 'round' : 'butt')
      .lineJoin(paint['stroke-linecap'] === 'round' ? 'round' : 'miter');
  if (paint.fill === 'none') doc.stroke();
  else if (paint.stroke === undefined) doc.fillColor(colorOf(paint.fill), paint.opacity).fill();
  else doc.fillColor(colorOf(paint.fill), paint.opacity).fillAndStroke();
}

/** PDFKit knows long forms alone. */
const colorOf = (color = '#000000'): string =>
  /^#[0-9a-f]{3}$/i.test(color) ? `#${[...color.slice(1)].map((digit) => digit + digit).join('')}` : color;
