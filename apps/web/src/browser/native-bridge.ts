import type { Haptic } from '@simmer/contracts/constants';

declare global {
  interface Window {
    /** Put there by the native app around this page, before any script of ours. */
    Capacitor?: { isNativePlatform(): boolean };
  }
}

/** What the native app around this page tells and does. */
export interface NativeBridge {
  /** `resume`: it comes back from the background; `active`: its window has the focus again. Returns how to stop listening. */
  on(event: 'resume' | 'active', listener: () => void): () => void;
  /** The system hands a link to the app that runs. Returns how to stop listening. */
  onLink(listener: (url: string) => void): () => void;
  /** The link that the app was opened with; null when it was opened by itself. */
  launchUrl(): Promise<string | null>;
  /** The on-screen keyboard comes and goes. Never called where the app cannot know. */
  onKeyboard(listener: (isVisible: boolean) => void): void;
  haptic(kind: Haptic): void;
}

let connected: NativeBridge | undefined;

/** Undefined in a browser. */
export const nativeBridge = (): NativeBridge | undefined => connected;

/** Once, before the app starts. */
export const connectNative = (bridge: NativeBridge | undefined): void => {
  connected = bridge;
};
