import { TEXT_SIZES, type TextSize } from '@simmer/contracts/constants';
import { deviceSetting } from '../../browser/device-setting';

/** How what is read while cooking is written; public/theme.js applies it, now and before the first paint of every later visit. */
export interface Reading {
  textSize: TextSize;
  isSpacious: boolean;
}

const size = deviceSetting('simmer.reading', TEXT_SIZES);
const spacing = deviceSetting('simmer.spacing', ['normal', 'wide']);

export function chooseReading({ textSize, isSpacious }: Reading): void {
  size.choose(textSize);
  spacing.choose(isSpacious ? 'wide' : 'normal');
}

export function useReading(): Reading {
  return { textSize: size.use(), isSpacious: spacing.use() === 'wide' };
}
