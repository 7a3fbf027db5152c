import { THEMES } from '@simmer/contracts/constants';
import { deviceSetting } from '../../browser/device-setting';

/** public/theme.js applies it, now and before the first paint of every later visit. */
export const { choose: chooseTheme, use: useTheme } = deviceSetting('simmer.theme', THEMES);
