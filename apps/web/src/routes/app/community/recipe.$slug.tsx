import { createFileRoute } from '@tanstack/react-router';
import { comingPage } from '../../../app/coming-page';

export const Route = createFileRoute('/app/community/recipe/$slug')({ component: comingPage('/app/community/recipe/$slug') });
