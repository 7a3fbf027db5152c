import { createEmitter } from '../../browser/emitter';

/** The id of each recipe that comes out of the tray into the library. */
export const movedUp = createEmitter<string>();
