import { createFileRoute } from '@tanstack/react-router';
import { MergeScreen } from '../../../features/recipes/merge/merge-screen';

export const Route = createFileRoute('/app/recipes/$id_/merge')({
  component: function MergeRoute() {
    const { id } = Route.useParams();
    return <MergeScreen id={id} key={id} />;
  },
});
