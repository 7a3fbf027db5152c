/** Waits for all of them. When one fails the others are called off, and their ends awaited, so that nothing goes on behind our back. */
export async function allOrNone(preparations, callOff) {
  try {
    await Promise.all(preparations);
  } catch (error) {
    callOff(error);
    await Promise.allSettled(preparations);
    throw error;
  }
}
