import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { handOverText } from '../../../app/handed-over-text';
import { AddScreen } from './add-screen';
import { readShared, type Shared } from './shared';

/** The ways to add a recipe; what another app has shared goes on to the screen that reads it. */
export function OpenShared({ shared }: { shared: Shared }) {
  const navigate = useNavigate();
  const found = readShared(shared);
  const addresses = found && 'addresses' in found ? found.addresses.join('\n') : undefined;
  const text = found && 'text' in found ? found.text : undefined;

  useEffect(() => {
    if (addresses !== undefined) void navigate({ to: '/app/recipes/import-url', search: { url: addresses }, replace: true });
    if (text === undefined) return;
    handOverText(text);
    void navigate({ to: '/app/recipes/paste', replace: true });
  }, [addresses, text, navigate]);

  return found ? null : <AddScreen />;
}
