import type { Connection } from 'mongoose';

/** The driver checks the store every second; silent for this long, it has stopped checking. In milliseconds. */
export const SILENT_FOR_MS = 20_000;
const LOOKS = 4;

/**
 * Calls `onSilence` once when the driver has stopped checking the store. It can stop when the store dies at a bad moment;
 * then nothing reaches the store any more, although it is back.
 */
export function watchHeartbeats(connection: Connection, onSilence: () => void, silentForMs: number): void {
  let lastBeat = Date.now();
  let silentLooks = 0;
  const hear = (): void => void (lastBeat = Date.now());
  connection.getClient().on('serverHeartbeatSucceeded', hear).on('serverHeartbeatFailed', hear);
  const timer = setInterval(() => {
    silentLooks = Date.now() - lastBeat < silentForMs ? 0 : silentLooks + 1;
    // a process that was blocked itself catches up by the second check
    if (silentLooks < 2) return;
    clearInterval(timer);
    onSilence();
  }, silentForMs / LOOKS);
  timer.unref();
  connection.once('close', () => clearInterval(timer));
}
