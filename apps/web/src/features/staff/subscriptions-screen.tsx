import { pagesOf, queryOf } from '@simmer/client';
import type { StaffSubscription } from '@simmer/contracts';
import * as t from '@simmer/messages/staff-subscriptions';
import { Banner, Button, ErrorSummary, IconAlertTriangle, Table, TextField } from '@simmer/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emailError } from '../../access/rules';
import { client } from '../../api/client';
import { usePageTitle } from '../../app/page-title';
import { useForm } from '../../forms/use-form';
import { SubscriptionForm } from './subscription-form';

/** What cooks pay for: one account by its address, and what belongs to nobody yet. */
export function SubscriptionsScreen() {
  usePageTitle(t.title);
  const [accountId, setAccountId] = useState<string | null>(null);
  return (
    <>
      <h1 className="h-44">{t.title}</h1>
      <p className="t17 muted">{t.lead}</p>
      <Search onFound={setAccountId} />
      {accountId && <OfAccount key={accountId} accountId={accountId} />}
      <Unclaimed />
    </>
  );
}

function Search({ onFound }: { onFound: (accountId: string | null) => void }) {
  const form = useForm<'email'>({
    initial: { email: '' },
    rules: { email: emailError },
    send: async ({ email }) => {
      onFound(null);
      const { account_id: accountId } = await client.call('GET /staff/accounts', { email: email.trim() });
      onFound(accountId);
    },
  });
  return (
    <form className="staff-search" onSubmit={form.onSubmit} noValidate>
      <ErrorSummary errors={form.errors} />
      {form.notice !== undefined && <Problem message={form.notice} />}
      <TextField label={t.email} type="email" autoComplete="off" {...form.field('email')} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {t.find}
      </Button>
    </form>
  );
}

function OfAccount({ accountId }: { accountId: string }) {
  const { data, error } = useQuery(queryOf(client, 'GET /staff/subscriptions/:accountId', { accountId }));
  if (error) return <Problem message={error.message} />;
  if (!data) return <p role="status">{t.finding}</p>;
  return (
    <section className="staff-part" aria-labelledby="staff-plan">
      <h2 id="staff-plan" className="h-24">
        {planOf(data)}
      </h2>
      {data.renewsAt && <p className="t15 muted">{t.until({ at: new Date(data.renewsAt) })}</p>}
      <SubscriptionForm of={data} />
      <h3 className="h-20">{t.bought}</h3>
      <Bought payments={data.payments} />
      <h3 className="h-20">{t.history}</h3>
      <History of={data.history} />
    </section>
  );
}

function Bought({ payments }: Pick<StaffSubscription, 'payments'>) {
  if (payments.length === 0) return <p className="muted">{t.nothingBought}</p>;
  return (
    <Table label={t.bought} className="staff-table">
      <thead>
        <tr>
          <th scope="col">{t.bought}</th>
          <th scope="col">{t.status}</th>
          <th scope="col" className="opt">
            {t.periodEnd}
          </th>
          <th scope="col">
            <span className="sr">{t.payBack}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ id, boughtAt, status, interval, periodEnd, isCanceled, url }) => (
          <tr key={id}>
            <td className="when">{t.on({ at: new Date(boughtAt) })}</td>
            <td>
              <b>{t.statuses[status]}</b>
              <small>{[interval && t.every[interval], isCanceled && t.canceled].filter(Boolean).join(', ')}</small>
            </td>
            <td className="opt when">{t.on({ at: new Date(periodEnd) })}</td>
            <td>
              <PayBack url={url} id={id} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function History({ of: changes }: { of: StaffSubscription['history'] }) {
  if (changes.length === 0) return <p className="muted">{t.noHistory}</p>;
  return (
    <Table label={t.history} className="staff-table">
      <thead>
        <tr>
          <th scope="col">{t.became}</th>
          <th scope="col">{t.why}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.at}>
            <td>
              <b>{planOf(change)}</b>
              <small>{t.on({ at: new Date(change.at) })}</small>
            </td>
            <td>{change.reason ?? (change.renewsAt ? t.until({ at: new Date(change.renewsAt) }) : '')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Unclaimed() {
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(pagesOf(client, 'GET /staff/unclaimed-payments', {}));
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="staff-part">
      <h2 className="h-24">{t.unclaimed}</h2>
      <p className="t15 muted">{t.unclaimedLead}</p>
      {error && <Problem message={error.message} />}
      {data && items.length === 0 && <p>{t.nothingUnclaimed}</p>}
      {items.length > 0 && (
        <Table label={t.unclaimed} className="staff-table">
          <thead>
            <tr>
              <th scope="col">{t.paidWith}</th>
              <th scope="col">{t.endsOn}</th>
              <th scope="col">
                <span className="sr">{t.payBack}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, email, boughtAt, endsAt, url }) => (
              <tr key={id}>
                <td>
                  <b>{email}</b>
                  <small>{t.on({ at: new Date(boughtAt) })}</small>
                </td>
                <td className="when">{t.on({ at: new Date(endsAt) })}</td>
                <td>
                  <PayBack url={url} id={email} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {hasNextPage && (
        <Button size="sm" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </div>
  );
}

/** Money goes back on the payment service's own page. */
const PayBack = ({ url, id }: { url: string; id: string }) => (
  <a className="staff-open" href={url} target="_blank" rel="noopener noreferrer" aria-label={`${t.payBack}: ${id}`}>
    {t.open}
  </a>
);

const Problem = ({ message }: { message: string }) => (
  <Banner tone="error" icon={<IconAlertTriangle />} className="staff-problem">
    {message}
  </Banner>
);

function planOf({ isPaid, isGranted }: { isPaid: boolean; isGranted: boolean }): string {
  if (isPaid) return isGranted ? t.both : t.paid;
  return isGranted ? t.granted : t.free;
}
