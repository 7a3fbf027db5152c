import { Segmented } from '@simmer/ui';
import { chooseTheme, useTheme, type Theme } from './theme';

const options = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: string }[];

/** Light, dark, or as the device says; kept on this device. */
export const ThemeSwitch = () => <Segmented<Theme> label="Theme" options={options} value={useTheme()} onChange={chooseTheme} />;
