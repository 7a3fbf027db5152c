import type { SignedInDevice } from '@simmer/contracts';
import * as t from '@simmer/messages/settings';

/** What a device is called: "Firefox on Linux". */
export const deviceName = ({ browser, system }: Pick<SignedInDevice, 'browser' | 'system'>): string =>
  browser && system ? t.browserOn({ browser, system }) : browser || system || t.unknownDevice;
