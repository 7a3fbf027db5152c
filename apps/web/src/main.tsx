import '@simmer/ui/styles.css';
import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { fetchMissedStyles, leaveReloadsToUs } from './app/errors/chunk-failure';
import { filterExtensionNoise } from './app/errors/extension-noise';
import { session } from './app/session/session';

filterExtensionNoise();
leaveReloadsToUs();
fetchMissedStyles();
void session.ready();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  document.documentElement.dataset.started = 'true';
} else {
  document.body.textContent = 'Could not find root element. Please check your HTML setup.';
}
