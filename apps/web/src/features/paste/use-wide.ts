import { watchMedia } from '../../app/frame/watch-media';

/** From here on the lines and the recipe stand side by side; paste.css says the same. */
export const useWide = watchMedia('(min-width: 1100px)');

/** Below this the labels are chosen in a sheet. */
export const usePhone = watchMedia('(max-width: 719.98px)');
