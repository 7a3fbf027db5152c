import { despiteConflicts, unlessConflict, untilWritten } from './conflicts';

const CONFLICT = Object.assign(new Error('deadlock detected'), { code: 16908292 });
const BROKEN = new Error('the disk is full');

/** A write that fails so many times before it is done. */
function failing(times: number, error: Error) {
  let attempts = 0;
  const write = async (): Promise<string> => {
    attempts += 1;
    if (attempts <= times) throw error;
    return 'written';
  };
  return { write, asked: () => attempts };
}

describe('a write that depends on what was read', () => {
  it('gives null when it met another writer', async () => {
    await expect(unlessConflict(failing(1, CONFLICT).write)).resolves.toBeNull();
    await expect(unlessConflict(failing(0, CONFLICT).write)).resolves.toBe('written');
  });

  it('hands on whatever else goes wrong', async () => {
    await expect(unlessConflict(failing(1, BROKEN).write)).rejects.toBe(BROKEN);
  });
});

describe('a write whose condition says all', () => {
  it('is done again until it meets no other writer', async () => {
    await expect(despiteConflicts(failing(7, CONFLICT).write)).resolves.toBe('written');
  });

  it('is given up when others come in between again and again', async () => {
    const { write, asked: attempts } = failing(100, CONFLICT);
    await expect(despiteConflicts(write)).rejects.toBe(CONFLICT);
    expect(attempts()).toBe(8);
  });

  it('is not done again after anything else', async () => {
    const { write, asked: attempts } = failing(1, BROKEN);
    await expect(despiteConflicts(write)).rejects.toBe(BROKEN);
    expect(attempts()).toBe(1);
  });
});

describe('a document that is read, decided on and written', () => {
  /** Another writer comes in between so many times. */
  const after = (meetings: number) => {
    let attempts = 0;
    return { attempt: async () => (++attempts > meetings ? { written: 'soup' } : null), asked: () => attempts };
  };

  it('is read again until no other writer comes in between', async () => {
    await expect(untilWritten(after(7).attempt)).resolves.toBe('soup');
    await expect(untilWritten(after(19).attempt, { tries: 20 })).resolves.toBe('soup');
  });

  it('is given up when that happens again and again', async () => {
    const { attempt, asked: attempts } = after(100);
    await expect(untilWritten(attempt)).rejects.toMatchObject({ code: 'request.duplicate' });
    expect(attempts()).toBe(8);
    await expect(untilWritten(attempt, { otherwise: 'salad' })).resolves.toBe('salad');
  });
});
