// Puts an account of a running product on the premium plan, as the operator, whose key this machine holds.
import { bundled } from '../bundled.mjs';

export async function makePremium(environment, accountId) {
  const { grantPremium } = await bundled('premium', 'tools/verify/premium.entry.ts');
  await grantPremium(environment, accountId);
}
