import { createStore } from '../../browser/emitter';

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
