import { queryKey } from '@simmer/client';
import type { StaffSubscription } from '@simmer/contracts';
import { STAFF_REASON_LENGTH } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/staff-subscriptions';
import { Banner, Button, IconAlertTriangle, TextAreaField, useToast } from '@simmer/ui';
import { useQueryClient } from '@tanstack/react-query';
import { write } from '../../api/write';
import { useForm } from '../../forms/use-form';

/** Grants premium or ends it, and says why. */
export function SubscriptionForm({ of: { account_id: accountId, plan } }: { of: StaffSubscription }) {
  const toast = useToast();
  const cache = useQueryClient();
  const isPremium = plan === 'premium';
  const form = useForm<'reason'>({
    initial: { reason: '' },
    rules: { reason: (reason) => (reason.trim() === '' ? t.reasonMissing : undefined) },
    send: async ({ reason }) => {
      const known = await (isPremium
        ? write('POST /staff/subscriptions/:accountId/end', { accountId, reason })
        : write('POST /staff/subscriptions/:accountId/grant', { accountId, reason }));
      // here, since what is in the rules of all writes comes with every page
      cache.setQueryData(queryKey('GET /staff/subscriptions/:accountId', { accountId }), known);
      form.reset();
      toast({ message: isPremium ? t.isEnded : t.isGranted });
    },
  });
  return (
    <form className="staff-reason" onSubmit={form.onSubmit} noValidate>
      {form.notice !== undefined && (
        <Banner tone="error" icon={<IconAlertTriangle />}>
          {form.notice}
        </Banner>
      )}
      <TextAreaField label={t.reason} hint={t.reasonHint} rows={2} maxLength={STAFF_REASON_LENGTH} {...form.field('reason')} />
      {isPremium && <p className="t15 muted">{t.endMeans}</p>}
      <Button type="submit" size="sm" variant={isPremium ? 'danger' : 'primary'} busy={form.busy}>
        {isPremium ? t.end : t.grant}
      </Button>
    </form>
  );
}
