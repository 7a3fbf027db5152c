import { deviceSetting } from '../../../browser/device-setting';
import type { ListView } from './recipe-results';

const { choose, use } = deviceSetting<ListView>('simmer.list-view', ['cards', 'rows']);

/** Cards or condensed rows, remembered on this device. */
export const useListView = (): [ListView, (view: ListView) => void] => [use(), choose];
