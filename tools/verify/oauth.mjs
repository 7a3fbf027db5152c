// npm run verify:oauth: nobody gets a token who should not. An OAuth client that is none of ours (openid-client) links an account, then
// everything that could lead around redirect addresses, PKCE, scopes, consent, codes, secrets and links is tried on the whole product.
import { tableOf, verifyWorld } from './world.mjs';

await verifyWorld(
  'oauth',
  ({ VOICE_SETTINGS }) => VOICE_SETTINGS,
  async ({ world, Linking, refusals }) => {
    const linking = await Linking.in(world);
    const { refreshToken } = await linking.link();
    const again = await Promise.all(Array.from({ length: 20 }, () => linking.platform.refresh(refreshToken)));
    const isLinked = again.every(({ refresh_token }) => refresh_token === refreshToken);
    process.stdout.write(`linked, and the same refresh token used 20 times at once: ${isLinked ? 'still linked' : 'NO LONGER LINKED'}\n`);
    const { passed, failed } = await tableOf(refusals, (refusal) => refusal.attempt(linking));
    return isLinked ? { passed: passed + 1, failed } : { passed, failed: failed + 1 };
  },
);
