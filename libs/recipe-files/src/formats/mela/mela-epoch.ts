/** Mela counts seconds since the start of 2001; this is that moment in milliseconds since 1970. */
export const MELA_EPOCH_MS = Date.UTC(2001, 0, 1);
