import { createFileRoute, Outlet } from '@tanstack/react-router';
import { FramelessError } from '../app/errors/route-error';
import { PublicFrame } from '../app/frame/public-frame';

export const Route = createFileRoute('/_pages')({
  errorComponent: FramelessError,
  component: () => (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  ),
});
