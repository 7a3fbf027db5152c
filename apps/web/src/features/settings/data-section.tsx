import { queryOf } from '@simmer/client';
import type { Account } from '@simmer/contracts';
import * as t from '@simmer/messages/settings';
import { ActionRow, Button, ButtonLink, LedgerHeading } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import { DeleteDialog } from './delete-dialog';
import { ExportRow } from './export-row';

/** The plan, and what Simmer keeps. */
export function DataSection({ account }: { account: Account }) {
  return (
    <>
      <LedgerHeading id="data">{t.sections.data}</LedgerHeading>
      <PlanRow />
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

function PlanRow() {
  const { data } = useQuery(queryOf(client, 'GET /subscription', {}));
  if (!data) return null;
  const { plan, recipeLimit, renewsAt } = data;
  const note = renewsAt ? t.renews({ at: new Date(renewsAt) }) : recipeLimit === null ? undefined : t.ownRecipes({ count: recipeLimit });
  return (
    <ActionRow
      label={t.plan}
      value={
        <>
          {t.plans[plan]}
          {note !== undefined && <small>{note}</small>}
        </>
      }
      end={null}
    />
  );
}
