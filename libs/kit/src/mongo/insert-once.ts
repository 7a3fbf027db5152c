import { ProblemError } from '@simmer/contracts';
import { isDuplicate } from '../problems/problem-of';

interface Owned {
  _id: string;
  ownerId: string;
}

interface Records<New extends Owned, Stored> {
  insert(record: New): Promise<Stored>;
  find(id: string, ownerId: string): Promise<Stored | null>;
}

/**
 * Keeps a record under the id that its client made. A repeated request finds what the first one made. Throws `request.id-taken` for an id of
 * somebody else, and `request.id-reused` for one that was sent before with something else.
 */
export async function insertOnce<New extends Owned, Stored>(
  records: Records<New, Stored>,
  fresh: New,
  asksTheSame: (stored: Stored) => boolean,
): Promise<Stored> {
  try {
    return await records.insert(fresh);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const stored = await records.find(fresh._id, fresh.ownerId);
    if (!stored) throw new ProblemError('request.id-taken');
    if (!asksTheSame(stored)) throw new ProblemError('request.id-reused');
    return stored;
  }
}
