import { newId } from '@simmer/client';
import { Button, type ButtonProps } from '@simmer/ui';
import { siteOrigin } from '../../browser/site';
import { write } from '../../api/write';
import { useAction } from '../../forms/use-action';

/** Leads to the payment service's own page. */
export function PortalButton({ label, variant }: { label: string } & Pick<ButtonProps, 'variant'>) {
  const opening = useAction(async () => {
    const { url } = await write('POST /subscription/portal', { id: newId() });
    window.location.assign(new URL(url, siteOrigin()));
  });
  return (
    <Button size="sm" variant={variant} busy={opening.busy} onClick={opening.run}>
      {label}
    </Button>
  );
}
