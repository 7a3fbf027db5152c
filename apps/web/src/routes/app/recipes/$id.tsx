import { createFileRoute } from '@tanstack/react-router';
import { DetailScreen } from '../../../features/recipes/detail/detail-screen';

export const Route = createFileRoute('/app/recipes/$id')({ component: DetailRoute });

function DetailRoute() {
  const { id } = Route.useParams();
  return <DetailScreen id={id} key={id} />;
}
