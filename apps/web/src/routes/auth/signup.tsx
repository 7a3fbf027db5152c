import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/auth/signup')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/auth/register', search, replace: true });
  },
});
