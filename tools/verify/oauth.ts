// npm run verify:oauth: nobody gets a token who should not. An OAuth client that is none of ours (openid-client) links an account, then
// everything that could lead around redirect addresses, PKCE, scopes, consent, codes, secrets and links is tried on the whole product.
import { Linking } from '../../apps/e2e/src/oauth/linking';
import { refusals } from '../../apps/e2e/src/oauth/refusals';
import { VOICE_SETTINGS } from '../../apps/e2e/src/oauth/voice-platform';
import { exitCodeOf, tableOf } from './attempts';
import { inWholeWorld } from './whole-world';

process.exitCode = await inWholeWorld(
  'oauth',
  async (world) => {
    const linking = await Linking.in(world);
    const { refreshToken } = await linking.link();
    const again = await Promise.all(Array.from({ length: 20 }, () => linking.platform.refresh(refreshToken)));
    const isLinked = again.every(({ refresh_token }) => refresh_token === refreshToken);
    process.stdout.write(`linked, and the same refresh token used 20 times at once: ${isLinked ? 'still linked' : 'NO LONGER LINKED'}\n`);
    const { passed, failed } = await tableOf(refusals, (refusal) => refusal.attempt(linking));
    return exitCodeOf(isLinked ? { passed: passed + 1, failed } : { passed, failed: failed + 1 });
  },
  VOICE_SETTINGS,
);
