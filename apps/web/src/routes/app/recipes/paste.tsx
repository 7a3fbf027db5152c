import { createFileRoute } from '@tanstack/react-router';
import { comingPage } from '../../../app/coming-page';

export const Route = createFileRoute('/app/recipes/paste')({ component: comingPage('/app/recipes/paste') });
