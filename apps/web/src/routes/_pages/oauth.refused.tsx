import { createFileRoute } from '@tanstack/react-router';
import { NotLinked } from '../../features/voice-link/consent-page';

export const Route = createFileRoute('/_pages/oauth/refused')({ component: () => <NotLinked isOver={false} /> });
