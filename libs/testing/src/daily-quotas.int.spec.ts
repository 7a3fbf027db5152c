import { randomUUID } from 'node:crypto';
import { DailyQuotas, DailyQuotasModule } from '@simmer/kit';
import { type ServiceUnderTest, serviceUnderTest } from './service-under-test';

let tested: ServiceUnderTest;
beforeAll(async () => {
  tested = await serviceUnderTest('gateway', DailyQuotasModule);
});
afterAll(() => tested.close());

const quota = { kind: 'photos', count: 5, bytes: 1_000 };
const usedUp = { code: 'request.quota-used-up', params: { kind: 'photos' } };
const take = (owner: string, bytes = 0) => tested.get(DailyQuotas).take(owner, quota, bytes);

describe('a day’s quota', () => {
  it('lets exactly as many in as it has room for, however many come at once', async () => {
    const owner = randomUUID();
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => take(owner)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(take(owner)).rejects.toMatchObject(usedUp);
    await expect(take(randomUUID())).resolves.toBeDefined();
  });

  it('counts bytes as well, and takes back what was refused after all', async () => {
    const owner = randomUUID();
    const giveBack = await take(owner, 900);
    await expect(take(owner, 200)).rejects.toMatchObject(usedUp);
    await giveBack();
    await expect(take(owner, 200)).resolves.toBeDefined();
    await expect(take(randomUUID(), 1_001)).rejects.toMatchObject(usedUp);
  });
});
