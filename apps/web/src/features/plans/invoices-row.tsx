import { queryOf } from '@simmer/client';
import { money } from '@simmer/messages/money';
import * as t from '@simmer/messages/plans';
import { Banner, IconAlertTriangle, OpeningRow } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { PLAN_ROWS } from './rows';

export const InvoicesRow = () => (
  <OpeningRow id="plan-invoices" group={PLAN_ROWS} label={t.invoices} value={t.invoicesValue}>
    <Invoices />
  </OpeningRow>
);

function Invoices() {
  const { data, error } = useQuery(queryOf(client, 'GET /subscription/invoices', {}));
  if (error)
    return (
      <Banner tone="error" icon={<IconAlertTriangle />}>
        {error.message}
      </Banner>
    );
  if (!data) return null;
  if (data.invoices.length === 0) return <p>{t.noInvoices}</p>;
  return (
    <ul className="plan-invoices">
      {data.invoices.map(({ id, at, amount, currency, status, url }) => {
        const words = t.invoice({ at: new Date(at), price: money(amount, currency) });
        return (
          <li key={id}>
            {url === null ? (
              <span>{words}</span>
            ) : (
              <a className="link" href={url} target="_blank" rel="noreferrer">
                {words}
                <span className="sr"> {t.inNewTab}</span>
              </a>
            )}
            <span className="t15 muted">{t.invoiceStates[status]}</span>
          </li>
        );
      })}
    </ul>
  );
}
