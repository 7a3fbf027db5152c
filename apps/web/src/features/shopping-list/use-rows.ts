import { deviceSetting } from '../../browser/device-setting';

/** Whether rows say what wants a thing; without it more of the list is in view, and it stands behind each row. A setting of this device. */
export const { choose: chooseRows, use: useRows } = deviceSetting('simmer.list-rows', ['full', 'compact']);
