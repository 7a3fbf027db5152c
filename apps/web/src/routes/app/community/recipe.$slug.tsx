import { createFileRoute } from '@tanstack/react-router';
import { placeholderPage } from '../../../app/placeholder/placeholder-page';

export const Route = createFileRoute('/app/community/recipe/$slug')({ component: placeholderPage('/app/community/recipe/$slug') });
