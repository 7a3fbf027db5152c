import { createStore } from '../../browser/emitter';
import { nativeBridge } from '../../browser/native-bridge';

/** What Chromium hands over when it would install the app. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser puts the app on the screen: by asking, or by steps that the cook takes. Undefined where it cannot, or where it is there already. */
export type InstallWay = { by: 'prompt'; ask: () => Promise<boolean> } | { by: 'steps' } | undefined;

/** What the browser offers now. */
export const installOffer = createStore<InstallWay>(undefined);

/** From the start: the browser tells once. Its own banner is left out, since a cook's first visit is too early for it. */
export function followInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const ask = async (): Promise<boolean> => {
      // it can be asked once
      installOffer.set(undefined);
      return (await (event as InstallEvent).prompt()).outcome === 'accepted';
    };
    installOffer.set({ by: 'prompt', ask });
  });
  addEventListener('appinstalled', () => installOffer.set(undefined));
}

/** Of the browser's offer and, for the phones that make none, what kind of phone this is. */
export function installWay(offered: InstallWay): InstallWay {
  if (nativeBridge() || matchMedia('(display-mode: standalone)').matches) return undefined;
  return offered ?? (isIOS() ? { by: 'steps' } : undefined);
}

/** iPads say that they are Macs, which have no touch screen. */
const isIOS = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
