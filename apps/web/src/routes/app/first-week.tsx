import { createFileRoute } from '@tanstack/react-router';
import { KeepWeekScreen } from '../../features/onboarding/keep-week-screen';

export const Route = createFileRoute('/app/first-week')({ component: KeepWeekScreen });
