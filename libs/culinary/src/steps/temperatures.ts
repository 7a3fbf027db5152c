import type { Language } from '../languages';
import type { MeasureSystem } from '../units/unit-system';
import type { Replacement } from '../scaling/replacements';

type Scale = 'F' | 'C';

interface Heat {
  readonly start: number;
  readonly end: number;
  /** Null for a mark of a gas oven. */
  readonly scale: Scale | null;
  readonly degrees: number;
  readonly degreesMax: number | null;
  /** As the author names it: "gas mark 4". */
  readonly mark: string;
}

const NUMBER = String.raw`(?<![\d.,-]|\d\/)(\d{2,3})`;
const RANGE = String.raw`(?:\s?(?:°|º)?\s?[CF]?\s?(?:-|–|—|to|bis|or|oder|à|a|ou|o|till|tot)\s?(\d{2,3}))?`;
const DEGREE = String.raw`(?:\s?(°|º|[dD]egrees?|deg\.?|[gG]rad(?:er|en)?|degrés?|grados|gradi|graus))?`;
const LETTER = String.raw`(?:\s?(F(?:ahrenheit)?|C(?:elsius|entigrade)?)(?![\p{L}]))?`;
const DEGREES = new RegExp(`${NUMBER}${RANGE}${DEGREE}${LETTER}`, 'gu');
/** "gas mark 4", "gas 4", "thermostat 6". */
const GAS = /\b(gas(?: mark)?|thermostat|th\.)\s?(10|\d|½|¼)(?:\s?[-–]\s?\d)?(?!\d)/giu;
/** Degrees Celsius and Fahrenheit of the marks of British gas ovens. */
const GAS_MARKS: Readonly<Record<string, readonly [number, number]>> = {
  '¼': [110, 225], '½': [120, 250], 1: [140, 275], 2: [150, 300], 3: [160, 325], 4: [180, 350], 5: [190, 375], 6: [200, 400], 7: [220, 425], 8: [230, 450], 9: [240, 475],
}; // prettier-ignore
/** A French thermostat counts in steps of 30 °C. */
const THERMOSTAT_STEP = 30;
/** Two scales so near to each other say the same heat twice. */
const BESIDE = 30;
/** A bare "350 F" is hot, "2 C" no temperature. */
const LEAST_BARE = 100;
const HOTTEST_CELSIUS = 275;

/** The replacements that show temperatures in the scale of a system. Temperatures given in both scales stay. */
export function convertHeat(text: string, system: MeasureSystem, language: Language): Replacement[] {
  const wanted: Scale = system === 'metric' ? 'C' : 'F';
  const found = heatsIn(text, language);
  return found
    .filter(({ scale }) => scale !== wanted)
    .filter(
      (heat) =>
        !found.some((other) => other !== heat && other.scale !== null && other.scale !== heat.scale && areBeside(text, heat, other)),
    )
    .map((heat) => ({ start: heat.start, end: heat.end, text: written(heat, wanted) }));
}

const areBeside = (text: string, one: Heat, other: Heat): boolean => {
  const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return between.length <= BESIDE && !/[.!?]\s/.test(between);
};

function heatsIn(text: string, language: Language): Heat[] {
  const degrees = [...text.matchAll(DEGREES)].flatMap((match): Heat[] => {
    const [whole, number = '', most, sign, letter] = match;
    const scale = scaleOf(sign, letter, Number(number), language);
    return scale === null
      ? []
      : [
          {
            start: match.index,
            end: match.index + whole.length,
            scale,
            degrees: Number(number),
            degreesMax: most ? Number(most) : null,
            mark: '',
          },
        ];
  });
  const marks = [...text.matchAll(GAS)].map((match): Heat => {
    const [whole, name = '', mark = ''] = match;
    const celsius = /^g/i.test(name) ? (GAS_MARKS[mark]?.[0] ?? 0) : Number(mark) * THERMOSTAT_STEP;
    return { start: match.index, end: match.index + whole.length, scale: null, degrees: celsius, degreesMax: null, mark: whole };
  });
  return [...degrees, ...marks.filter(({ degrees: celsius }) => celsius > 0)];
}

/** Without a letter English is sure only of what is too hot for an oven in the other scale. */
function scaleOf(sign: string | undefined, letter: string | undefined, degrees: number, language: Language): Scale | null {
  if (letter) return sign || degrees >= LEAST_BARE || letter.length > 1 ? (letter.startsWith('F') ? 'F' : 'C') : null;
  if (!sign) return null;
  if (language !== 'en') return 'C';
  return degrees >= HOTTEST_CELSIUS ? 'F' : null;
}

function written({ scale, degrees, degreesMax, mark }: Heat, wanted: Scale): string {
  const convert = (value: number): number => {
    if (scale !== null) return wanted === 'C' ? toCelsius(value) : toFahrenheit(value);
    return wanted === 'C' ? value : toFahrenheit(value);
  };
  const numbers = [degrees, degreesMax].flatMap((value) => (value === null ? [] : convert(value)));
  const shown = `${numbers.join('–')}\u00a0°${wanted}`;
  return mark === '' ? shown : `${shown} (${mark})`;
}

/** What a dial shows: 350 °F are 180 °C. Heat inside a food and of sugar is exact to a degree. */
function toCelsius(fahrenheit: number): number {
  const exact = ((fahrenheit - 32) * 5) / 9;
  const isDial = fahrenheit >= 250 && fahrenheit % 25 === 0;
  return isDial ? Math.round(exact / 10) * 10 : Math.round(exact);
}

/** How far the 25 °F steps of a dial may be from what was meant. */
const NEAR_STEP = 8;

function toFahrenheit(celsius: number): number {
  const exact = (celsius * 9) / 5 + 32;
  if (celsius < 100 || celsius % 5 !== 0) return Math.round(exact);
  const step = Math.round(exact / 25) * 25;
  return Math.abs(step - exact) <= NEAR_STEP ? step : Math.round(exact / 5) * 5;
}
