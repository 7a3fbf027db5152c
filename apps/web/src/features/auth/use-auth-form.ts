import type { Account } from '@simmer/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Rules, useForm, type Values } from '../../forms/use-form';
import { wayOn } from '../../app/session/guard';
import { session } from '../../api/session/session';
import { adoptLook } from '../../app/theme/adopt-look';
import { withNext } from './next';

interface AuthFormOptions<Name extends string> {
  initial: Values<Name>;
  rules: Rules<Name>;
  /** Null when the second factor is still to come. */
  send: (values: Values<Name>) => Promise<{ account: Account | null }>;
  /** Where the cook was going. */
  next: string | undefined;
  /** Where a new session leads first. */
  firstTo?: string;
}

/** A form that signs somebody in and leads on. */
export function useAuthForm<Name extends string>({ send, next, firstTo, ...form }: AuthFormOptions<Name>) {
  const enter = useEnter(next, firstTo);
  return useForm({ ...form, send: async (values) => enter(await send(values)) });
}

/** Takes what the server answered to a sign-in, and leads on: to the second step, or to where the cook was going. */
export function useEnter(next: string | undefined, firstTo?: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async ({ account }: { account: Account | null }): Promise<void> => {
    queryClient.clear();
    if (account) {
      session.start(account);
      void adoptLook();
    }
    const first = account ? firstTo : '/auth/two-factor';
    await router.navigate(first === undefined ? wayOn(next) : { href: withNext(first, next) });
  };
}
