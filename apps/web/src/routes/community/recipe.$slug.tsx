import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/community/recipe/$slug')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/app/community/recipe/$slug', params, replace: true });
  },
});
