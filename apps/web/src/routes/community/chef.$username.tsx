import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/community/chef/$username')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/app/community/chef/$username', params, replace: true });
  },
});
