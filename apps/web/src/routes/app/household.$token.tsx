import { createFileRoute } from '@tanstack/react-router';
import { JoinPage } from '../../features/profile/join-page';

export const Route = createFileRoute('/app/household/$token')({
  component: function Page() {
    return <JoinPage token={Route.useParams().token} />;
  },
});
