import type { UnitKey } from '../../units/unit-table';

/** A line as cooks write it, with what it says: [text, quantity, unit, name, quantityMax]. */
export type LabelledLine = readonly [text: string, quantity: number | null, unit: UnitKey | null, name: string, quantityMax?: number];
