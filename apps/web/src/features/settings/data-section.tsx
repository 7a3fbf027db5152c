import type { Account } from '@simmer/contracts';
import * as t from '@simmer/messages/settings';
import { ActionRow, Button, ButtonLink, LedgerHeading } from '@simmer/ui';
import { useState } from 'react';
import { DeleteDialog } from './delete-dialog';
import { ExportRow } from './export-row';

/** What Simmer keeps. */
export function DataSection({ account }: { account: Account }) {
  return (
    <>
      <LedgerHeading id="data">{t.sections.data}</LedgerHeading>
      <ActionRow
        label={t.deletedRecipes}
        value={t.deletedRecipesText}
        end={
          <ButtonLink size="sm" href="/app/recipes/deleted">
            {t.see}
          </ButtonLink>
        }
      />
      <ExportRow />
      <DeleteRow email={account.email} />
    </>
  );
}

function DeleteRow({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionRow
        label={t.deleteAccount}
        value={t.forGood}
        end={
          <Button size="sm" variant="danger" onClick={() => setOpen(true)}>
            {t.deleteAccount}
          </Button>
        }
      />
      {isOpen && <DeleteDialog email={email} onClose={() => setOpen(false)} />}
    </>
  );
}
