import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/auth/signin')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/auth/login', search, replace: true });
  },
});
