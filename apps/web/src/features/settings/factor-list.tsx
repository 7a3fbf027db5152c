import type { AccountSecurity } from '@simmer/contracts';
import * as t from '@simmer/messages/settings';
import { Button } from '@simmer/ui';
import type { ReactNode } from 'react';
import { useAction } from '../../forms/use-action';

export type Factor = AccountSecurity['passkeys'][number];

/** One thing by which the account is entered. */
export function FactorItem({
  factor: { name, addedAt, lastUsedAt },
  icon,
  more,
  onRemove,
}: {
  factor: Factor;
  icon: ReactNode;
  /** Before the button that removes it. */
  more?: ReactNode;
  onRemove: () => Promise<unknown>;
}) {
  const removing = useAction(onRemove);
  const added = new Date(addedAt);
  return (
    <li>
      {icon}
      <span>
        {name}
        <small>{lastUsedAt ? t.addedAndUsed({ added, used: new Date(lastUsedAt) }) : t.added({ at: added })}</small>
      </span>
      <span className="factor-acts">
        {more}
        <Button size="sm" variant="quiet" busy={removing.busy} onClick={removing.run} aria-label={t.removeNamed({ name })}>
          {t.remove}
        </Button>
      </span>
    </li>
  );
}
