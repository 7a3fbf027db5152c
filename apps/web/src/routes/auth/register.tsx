import { createFileRoute } from '@tanstack/react-router';
import { nextInSearch } from '../../app/session/internal-path';
import { orToKeptWeek } from '../../app/session/week-to-keep';
import { requireVisitor } from '../../app/session/guard';
import { RegisterPage } from '../../features/auth/register-page';

export const Route = createFileRoute('/auth/register')({
  validateSearch: nextInSearch,
  beforeLoad: ({ context, search }) => requireVisitor(context.viewer, search.next),
  component: function Page() {
    return <RegisterPage next={orToKeptWeek(Route.useSearch().next)} />;
  },
});
