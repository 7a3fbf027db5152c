import { createFileRoute } from '@tanstack/react-router';
import { FramelessError } from '../app/errors/route-error';
import { OnboardingPage } from '../features/onboarding/onboarding-page';
import { readStep } from '../features/onboarding/step-address';

/** The question or the week is in the address: reload and Back give the same one. */
interface OnboardingSearch {
  step?: string | number;
}

export const Route = createFileRoute('/onboarding')({
  validateSearch: ({ step }: Record<string, unknown>): OnboardingSearch =>
    typeof step === 'string' || typeof step === 'number' ? { step } : {},
  errorComponent: FramelessError,
  component: OnboardingRoute,
});

function OnboardingRoute() {
  const navigate = Route.useNavigate();
  return <OnboardingPage step={readStep(Route.useSearch().step)} onResume={(step) => void navigate({ search: { step }, replace: true })} />;
}
