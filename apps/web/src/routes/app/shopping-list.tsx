import { createFileRoute } from '@tanstack/react-router';
import { comingPage } from '../../app/coming-page';

export const Route = createFileRoute('/app/shopping-list')({ component: comingPage('/app/shopping-list') });
