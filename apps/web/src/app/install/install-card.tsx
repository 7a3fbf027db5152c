import * as t from '@simmer/messages/install';
import { Button, IconButton, IconX, LogoDrawing, PantryLabel } from '@simmer/ui';
import { useState, useSyncExternalStore } from 'react';
import { closeInstallCard, isWorthInstalling } from './install-habit';
import './install.css';
import { installOffer } from './install-offer';
import { installWay } from './install-way';

/** Offers to put the app on the screen, to a cook who comes back for the list. */
export function InstallCard() {
  // what is done on this visit moves nothing under the cook's finger
  const [isShown, setShown] = useState(isWorthInstalling);
  const way = installWay(useSyncExternalStore(installOffer.subscribe, installOffer.get));
  if (!isShown || !way) return null;

  function close(): void {
    closeInstallCard();
    setShown(false);
  }

  const install = way.by === 'prompt' && (
    <Button variant="primary" onClick={() => void way.ask().then((isAccepted) => isAccepted || close())}>
      {t.install}
    </Button>
  );
  return (
    <PantryLabel className="install" role="region" aria-label={t.title}>
      <div className="install-head">
        <LogoDrawing className="install-icon" />
        <h2 className="h-20">{t.title}</h2>
        <IconButton label={t.close} onClick={close}>
          <IconX />
        </IconButton>
      </div>
      {way.by === 'steps' ? (
        <ol>
          {[t.pressShare, t.chooseAdd, t.pressAdd].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : (
        <ul>
          {[t.opensWithoutSignal, t.sharePages].map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
      )}
      <div className="install-actions">
        {install}
        <Button onClick={close}>{t.notNow}</Button>
      </div>
    </PantryLabel>
  );
}
