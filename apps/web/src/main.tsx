import '@simmer/ui/styles.css';
import './app/app.css';
import { queryKey, type RouteOutput } from '@simmer/client';
import { noRoot } from '@simmer/messages/errors';
import type { RouterHistory } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { client } from './api/client';
import { fetchMissedStyles, leaveReloadsToUs } from './browser/chunk-failure';
import { filterExtensionNoise } from './app/errors/extension-noise';
import { followInstallOffer } from './app/install/install-offer';
import { nativeBridge } from './browser/native-bridge';
import { takeFirstAnswers } from './api/first-answers';
import { queryClient } from './api/query-client';
import { whenIdle } from './browser/idle';
import { createAppRouter } from './app/router';
import { keepAnswers } from './device/answers/kept-answers';
import { loadDevice } from './device/device';
import { followSession } from './app/session/follow-session';
import { session } from './api/session/session';

filterExtensionNoise();
leaveReloadsToUs();
fetchMissedStyles();
takeFirstAnswers(queryClient);
followInstallOffer();

/** `history`: in the native apps, which keep the route in the hash. */
function start(history?: RouterHistory): void {
  const known = queryClient.getQueryData<RouteOutput<'GET /session'>>(queryKey('GET /session', {}));
  if (known) session.learn(known.account);
  else void session.ready();
  keepAnswers(queryClient);
  // before the router mends it
  const opened = location.href;
  const router = createAppRouter({ session, client, queryClient }, history);
  followSession(router);

  function hasStarted(): void {
    document.documentElement.dataset.started = 'true';
    // few come back from a payment or by the native app, so what follows them is no part of the first load
    if (/session_id=|checkout=/.test(opened) || localStorage.getItem('simmer.checkout') || nativeBridge())
      void import('./app/checkout/follow-return').then((loaded) => loaded.followReturn(router, opened));
  }

  const app = (
    <StrictMode>
      <App router={router} queryClient={queryClient} serverSession={session.current()} />
    </StrictMode>
  );

  const root = document.getElementById('root');
  if (!root) {
    document.body.textContent = noRoot;
  } else if (root.dataset.rendered === undefined) {
    // without a page from the server the recipes come from this device: what reads them is fetched while the session is looked for
    void loadDevice();
    createRoot(root).render(app);
    hasStarted();
  } else {
    // the same tree as on the server, whose router draws no boundary around the page
    router.ssr = { manifest: undefined };
    void router.load().then(() => {
      // piece by piece, so that a finger is heard meanwhile
      startTransition(() => void hydrateRoot(root, app));
      hasStarted();
      // React listens from here on; see public/replay.js
      dispatchEvent(new Event('simmer:started'));
    });
  }
}

// what the native apps need is no part of the first load; their stores bring them new versions
if (window.Capacitor?.isNativePlatform()) void import('./native/start-native').then(async ({ startNative }) => start(await startNative()));
else {
  start();
  // not while it is written, where every file changes all the time
  if (import.meta.env.PROD) void whenIdle(() => import('./app/updates/updates')).then(({ startUpdates }) => startUpdates());
}
