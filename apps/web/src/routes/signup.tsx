import * as heads from '@simmer/messages/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../app/head';
import { requireVisitor } from '../app/session/guard';
import { RegisterPage } from '../features/auth/register-page';
import { Bought } from '../features/plans/bought';

/** What an address says is text, also where it looks like a number. */
const text = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));

export const Route = createFileRoute('/signup')({
  staticData: { serverRendered: true },
  validateSearch: (raw: Record<string, unknown>): { session_id?: string; email?: string; plan?: string } => ({
    session_id: text(raw.session_id),
    email: text(raw.email),
    plan: text(raw.plan),
  }),
  beforeLoad: ({ context }) => requireVisitor(context.viewer),
  // for the server's document alone
  ...(import.meta.env.SSR && {
    head: () => headOf({ title: heads.signUp, description: heads.signUpGist, address: '/signup', isTranslated: true }),
  }),
  component: function Page() {
    const { session_id: sessionId, email, plan } = Route.useSearch();
    return <RegisterPage next={undefined} email={email} bought={sessionId && <Bought sessionId={sessionId} email={email} plan={plan} />} />;
  },
});
