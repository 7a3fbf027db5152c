import { App } from '@capacitor/app';
import { Capacitor, type PluginListenerHandle } from '@capacitor/core';
import { Haptics, ImpactStyle } from '@capacitor/haptics';
import { Keyboard } from '@capacitor/keyboard';
import type { Haptic } from '@simmer/contracts/constants';
import { vibrate } from '../browser/haptics';
import type { NativeBridge } from '../browser/native-bridge';

const stopping =
  (listening: Promise<PluginListenerHandle>): (() => void) =>
  () =>
    void listening.then((handle) => handle.remove());

const FELT: Record<Haptic, () => Promise<void>> = {
  async selection() {
    await Haptics.selectionStart();
    await Haptics.selectionChanged();
    await Haptics.selectionEnd();
  },
  light: () => Haptics.impact({ style: ImpactStyle.Light }),
  medium: () => Haptics.impact({ style: ImpactStyle.Medium }),
  heavy: () => Haptics.impact({ style: ImpactStyle.Heavy }),
};

/** The native app by Capacitor's plugins. */
export const capacitorBridge = (): NativeBridge => ({
  on: (event, listener) =>
    stopping(
      event === 'resume'
        ? App.addListener('resume', listener)
        : App.addListener('appStateChange', ({ isActive }) => isActive && listener()),
    ),
  onLink: (listener) => stopping(App.addListener('appUrlOpen', ({ url }) => url && listener(url))),
  launchUrl: async () => (await App.getLaunchUrl())?.url ?? null,
  onKeyboard(listener) {
    if (!Capacitor.isPluginAvailable('Keyboard')) return;
    void Keyboard.addListener('keyboardWillShow', () => listener(true));
    void Keyboard.addListener('keyboardWillHide', () => listener(false));
  },
  haptic(kind) {
    // a device without an engine for it may still vibrate
    FELT[kind]().catch(() => vibrate(kind));
  },
});

/** Android's own way back ends with the first page; from there it leads out of the app. iOS has none. */
export const followBackButton = (): void =>
  void App.addListener('backButton', ({ canGoBack }) => {
    if (canGoBack) window.history.back();
    else void App.minimizeApp();
  });
