import * as access from '@simmer/messages/account-security';
import * as t from '@simmer/messages/profile';
import { Button, RowActions } from '@simmer/ui';
import type { FormEventHandler, ReactNode } from 'react';
import { FormNotice } from '../../access/proof';

interface RowFormProps {
  onSubmit: FormEventHandler;
  busy: boolean;
  notice?: string | undefined;
  onCancel: () => void;
  /** At the end of the buttons. */
  end?: ReactNode;
  children: ReactNode;
}

/** The small form that a row opens to. */
export const RowForm = ({ onSubmit, busy, notice, onCancel, end, children }: RowFormProps) => (
  <form className="in" onSubmit={onSubmit} noValidate>
    <FormNotice notice={notice} />
    {children}
    <RowActions>
      <Button type="submit" size="sm" variant="primary" busy={busy}>
        {t.save}
      </Button>
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {access.cancel}
      </Button>
      {end}
    </RowActions>
  </form>
);
