import { createFileRoute } from '@tanstack/react-router';
import { nextInSearch } from '../../app/session/internal-path';
import { orToKeptWeek } from '../../app/session/week-to-keep';
import { VerifyEmailPage } from '../../features/auth/verify-email-page';

export const Route = createFileRoute('/auth/verify-email')({
  validateSearch: nextInSearch,
  component: function Page() {
    return <VerifyEmailPage next={orToKeptWeek(Route.useSearch().next)} />;
  },
});
