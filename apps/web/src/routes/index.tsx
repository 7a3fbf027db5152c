import { createFileRoute } from '@tanstack/react-router';
import { LandingFrame } from '../app/frame/public-frame';
import { requireVisitor } from '../app/session/guard';
import { LandingPage } from '../features/landing/landing-page';

export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => requireVisitor(context.viewer),
  component: () => (
    <LandingFrame>
      <LandingPage />
    </LandingFrame>
  ),
});
