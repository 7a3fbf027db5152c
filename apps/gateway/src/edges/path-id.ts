import { checkInput, Id } from '@simmer/contracts';
import { z } from 'zod';

const Path = z.object({ id: Id });

/** The id in an address. Throws `request.invalid` for anything but a UUID. */
export const pathId = (given: string): string => checkInput(Path, { id: given }).id;
