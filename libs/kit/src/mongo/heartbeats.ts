import type { Connection } from 'mongoose';

/** The driver looks after the store every second; when it has told nothing for so long, it has stopped looking. In milliseconds. */
export const SILENT_FOR_MS = 20_000;
const LOOKS = 4;

/**
 * Calls `onSilence` once when the driver no longer tells whether the store answers. It can stop doing so when the store dies at a bad moment;
 * then nothing reaches the store any more, although it is back.
 */
export function watchHeartbeats(connection: Connection, onSilence: () => void, silentForMs: number): void {
  let heard = Date.now();
  let silentLooks = 0;
  const hear = (): void => void (heard = Date.now());
  connection.getClient().on('serverHeartbeatSucceeded', hear).on('serverHeartbeatFailed', hear);
  const timer = setInterval(() => {
    silentLooks = Date.now() - heard < silentForMs ? 0 : silentLooks + 1;
    // a process that was held up itself hears what it has missed by the second look
    if (silentLooks < 2) return;
    clearInterval(timer);
    onSilence();
  }, silentForMs / LOOKS);
  timer.unref();
  connection.once('close', () => clearInterval(timer));
}
