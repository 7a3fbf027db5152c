import { createFileRoute } from '@tanstack/react-router';
import { nextInSearch } from '../../app/session/internal-path';
import { requireVisitor } from '../../app/session/guard';
import { LoginPage } from '../../features/auth/login-page';

export const Route = createFileRoute('/auth/login')({
  validateSearch: nextInSearch,
  beforeLoad: ({ context, search }) => requireVisitor(context.viewer, search.next),
  component: function Page() {
    return <LoginPage next={Route.useSearch().next} />;
  },
});
