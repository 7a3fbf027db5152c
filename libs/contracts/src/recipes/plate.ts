import { z } from 'zod';

/** The drawing shown when there is no photo: where it is, and the table top it stands on. */
export const Plate = z.object({ url: z.string(), ground: z.string() });
