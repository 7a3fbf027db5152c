import { queryClient } from '../../api/query-client';
import { isDeviceBusy } from '../../device/database';
import { mayReload, noteReload, RELOAD_GUARD_MS } from '../errors/automatic-reload';
import { keepFields } from './kept-fields';

/** Something is decided in it: it is left to its end. */
const DIALOG = 'dialog[open]';
const LOOKS_EVERY_MS = 500;

/**
 * Loads the page anew and keeps what was typed; the router has its place, and the device its drafts, its timers and the step that is cooked. Waits
 * while a dialog is open or something is being kept or sent, and until the last reload by itself is half a minute ago.
 */
export function reloadWithEverything(): void {
  const isSoonAfterTheLast = !mayReload(sessionStorage, Date.now());
  if (isSoonAfterTheLast || document.querySelector(DIALOG) || isDeviceBusy() || queryClient.isMutating() > 0) {
    setTimeout(reloadWithEverything, isSoonAfterTheLast ? RELOAD_GUARD_MS : LOOKS_EVERY_MS);
    return;
  }
  keepFields(sessionStorage);
  noteReload(sessionStorage, Date.now());
  location.reload();
}
