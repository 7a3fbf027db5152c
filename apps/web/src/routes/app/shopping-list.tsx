import { createFileRoute } from '@tanstack/react-router';
import { ListScreen } from '../../features/shopping-list/list-screen';

export const Route = createFileRoute('/app/shopping-list')({
  validateSearch: ({ list }: Record<string, unknown>): { list?: string } => (typeof list === 'string' ? { list } : {}),
  component: ListRoute,
});

function ListRoute() {
  const { list } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ListScreen list={list} onList={(id) => void navigate({ search: id === undefined ? {} : { list: id } })} />;
}
