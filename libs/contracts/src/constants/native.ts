/** What the native apps are called by the systems that they run on. Committed in deploy/native as well; a test compares both. */
export const NATIVE_APP_ID = 'app.simmer';
/** Addresses such as `simmer://recipes` open the native app. */
export const NATIVE_SCHEME = 'simmer';

/** Milliseconds that a touch is felt for, where the device itself knows no kinds of it. */
export const HAPTICS_MS = { selection: 10, light: 20, medium: 40, heavy: 80 } as const;
export type Haptic = keyof typeof HAPTICS_MS;
