/** What a unit measures. Only units of the same measurable kind convert into each other. */
export type UnitKind = 'mass' | 'volume' | 'length' | 'count';

/** In which system of measures a recipe's author weighs and measures; decides the size of cups, pints and spoons. */
export type MeasureRegion = 'us' | 'imperial' | 'metric';

interface UnitDefinition {
  readonly kind: UnitKind;
  /** Size in grams, millilitres or millimetres; absent for counted things such as cloves. */
  readonly size?: number;
  readonly imperial?: number;
  readonly metric?: number;
}

const mass = (size: number): UnitDefinition => ({ kind: 'mass', size });
const volume = (size: number, imperial?: number, metric?: number): UnitDefinition => ({ kind: 'volume', size, imperial, metric });
const length = (size: number): UnitDefinition => ({ kind: 'length', size });

/*
 * Exact factors. US customary: NIST Handbook 44, appendix C (1 gallon = 3.785411784 l, 1 lb = 0.45359237 kg).
 * Imperial: UK Units of Measurement Regulations 1995 (1 gallon = 4.54609 l). Metric spoons and cup (5, 15, 250 ml): the kitchen
 * measures sold in metric countries. The British tablespoon of 15 ml and teaspoon of 5 ml are metric too.
 */
const MEASURES = {
  mg: mass(0.001),
  g: mass(1),
  kg: mass(1000),
  oz: mass(28.349523125),
  lb: mass(453.59237),
  pfund: mass(500),
  etto: mass(100),
  ml: volume(1),
  cl: volume(10),
  dl: volume(100),
  l: volume(1000),
  tsp: volume(4.92892159375, 5, 5),
  dessertspoon: volume(10, 10, 10),
  tbsp: volume(14.78676478125, 15, 15),
  'fl oz': volume(29.5735295625, 28.4130625),
  cup: volume(236.5882365, 250, 250),
  pint: volume(473.176473, 568.26125),
  quart: volume(946.352946, 1136.5225),
  gallon: volume(3785.411784, 4546.09),
  mm: length(1),
  cm: length(10),
  inch: length(25.4),
} as const satisfies Record<string, UnitDefinition>;

/** Counted things: what one of them weighs depends on the food. */
export const COUNT_UNITS = [
  'bag',
  'ball',
  'bar',
  'basket',
  'block',
  'bottle',
  'bowl',
  'box',
  'branch',
  'bulb',
  'bunch',
  'bundle',
  'cake',
  'can',
  'carton',
  'chunk',
  'clove',
  'container',
  'cube',
  'dash',
  'disc',
  'dollop',
  'drizzle',
  'drop',
  'ear',
  'envelope',
  'fillet',
  'glass',
  'glug',
  'grind',
  'handful',
  'head',
  'jar',
  'knob',
  'leaf',
  'link',
  'loaf',
  'log',
  'nest',
  'package',
  'piece',
  'pinch',
  'pot',
  'portion',
  'pouch',
  'punnet',
  'rack',
  'rasher',
  'recipe',
  'rib',
  'round',
  'sachet',
  'scoop',
  'segment',
  'serving',
  'shake',
  'sheet',
  'shot',
  'slice',
  'spear',
  'splash',
  'sprig',
  'square',
  'squeeze',
  'stalk',
  'stem',
  'stick',
  'strip',
  'teacup',
  'thumb',
  'tray',
  'tub',
  'tube',
  'twist',
  'wedge',
] as const;

/** A unit that is weighed or measured. */
type MeasureKey = keyof typeof MEASURES;
/** Canonical key of a unit. */
export type UnitKey = MeasureKey | (typeof COUNT_UNITS)[number];

const MEASURE_TABLE: Readonly<Record<string, UnitDefinition>> = MEASURES;
const COUNTED: ReadonlySet<string> = new Set(COUNT_UNITS);

/** Whether a string is the canonical key of a unit. */
export function isUnitKey(key: string): key is UnitKey {
  return Object.hasOwn(MEASURE_TABLE, key) || COUNTED.has(key);
}

/** What the unit measures. */
export function unitKind(unit: UnitKey): UnitKind {
  return MEASURE_TABLE[unit]?.kind ?? 'count';
}

/** Size of one unit in grams, millilitres or millimetres, or null for counted things. */
export function unitSize(unit: UnitKey, region: MeasureRegion = 'us'): number | null {
  const definition = MEASURE_TABLE[unit];
  if (!definition) return null;
  if (region === 'us') return definition.size ?? null;
  return (region === 'metric' ? (definition.metric ?? definition.imperial) : definition.imperial) ?? definition.size ?? null;
}
