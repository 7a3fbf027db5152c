import { type Haptic, HAPTICS_MS } from '@simmer/contracts/constants';
import { nativeBridge } from './native-bridge';

/** Lets a touch be felt: by the native app, else by the device's vibration where it has one. */
export function haptic(kind: Haptic): void {
  const native = nativeBridge();
  if (native) native.haptic(kind);
  else vibrate(kind);
}

export const vibrate = (kind: Haptic): void => void navigator.vibrate?.(HAPTICS_MS[kind]);
