import { nativeBridge } from '../../browser/native-bridge';
import type { InstallWay } from './install-offer';

/** Of the browser's offer and, for the phones that make none, what kind of phone this is. */
export function installWay(offered: InstallWay): InstallWay {
  if (nativeBridge() || matchMedia('(display-mode: standalone)').matches) return undefined;
  return offered ?? (isIOS() ? { by: 'steps' } : undefined);
}

/** iPads say that they are Macs, which have no touch screen. */
const isIOS = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
