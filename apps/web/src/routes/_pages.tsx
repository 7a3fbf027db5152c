import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PublicFrame } from '../app/frame/public-frame';

export const Route = createFileRoute('/_pages')({
  component: () => (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  ),
});
