import { createFileRoute } from '@tanstack/react-router';
import { comingPage } from '../../app/coming-page';

export const Route = createFileRoute('/app/search')({ component: comingPage('/app/search') });
