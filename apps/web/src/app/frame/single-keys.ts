import { deviceSetting } from '../../browser/device-setting';

/** Whether single letters are shortcuts: who speaks to the computer, or presses keys by accident, turns them off. */
export const { choose: chooseSingleKeys, use: useSingleKeys } = deviceSetting('simmer.keys', ['on', 'off']);
