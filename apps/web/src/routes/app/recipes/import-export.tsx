import { createFileRoute } from '@tanstack/react-router';
import { comingPage } from '../../../app/coming-page';

export const Route = createFileRoute('/app/recipes/import-export')({ component: comingPage('/app/recipes/import-export') });
