import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { handOverText } from '../../../app/handed-over-text';
import { readShared } from './read-shared';
import type { Shared } from './shared';

/** Opens the screen that reads what another app has shared. */
export default function OpenShared({ shared }: { shared: Shared }) {
  const navigate = useNavigate();

  useEffect(() => {
    const found = readShared(shared);
    if ('addresses' in found)
      return void navigate({ to: '/app/recipes/import-url', search: { url: found.addresses.join('\n') }, replace: true });
    handOverText(found.text);
    void navigate({ to: '/app/recipes/paste', replace: true });
  }, [shared, navigate]);

  return null;
}
