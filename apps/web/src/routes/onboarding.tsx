import * as heads from '@simmer/messages/page-heads';
import { createFileRoute } from '@tanstack/react-router';
import { FramelessError } from '../app/errors/route-error';
import { headOf } from '../app/head';
import { OnboardingPage } from '../features/onboarding/onboarding-page';
import { readStep } from '../features/onboarding/step-address';

/** The question or the week is in the address: reload and Back give the same one. */
interface OnboardingSearch {
  step?: string | number;
}

export const Route = createFileRoute('/onboarding')({
  staticData: { serverRendered: true },
  validateSearch: ({ step }: Record<string, unknown>): OnboardingSearch =>
    typeof step === 'string' || typeof step === 'number' ? { step } : {},
  // for the server's document alone
  ...(import.meta.env.SSR && {
    head: () => headOf({ title: heads.onboarding, description: heads.onboardingGist, address: '/onboarding', isTranslated: true }),
  }),
  errorComponent: FramelessError,
  component: OnboardingRoute,
});

function OnboardingRoute() {
  const navigate = Route.useNavigate();
  return <OnboardingPage step={readStep(Route.useSearch().step)} onResume={(step) => void navigate({ search: { step }, replace: true })} />;
}
