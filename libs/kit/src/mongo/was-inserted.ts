import { isDuplicate } from '../problems/problem-of';

/** Whether an insertion took place; false when there is a document with this `_id` already. Any other failure is thrown. */
export async function wasInserted(insertion: Promise<unknown>): Promise<boolean> {
  try {
    await insertion;
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
