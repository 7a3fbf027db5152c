import { createFileRoute } from '@tanstack/react-router';
import { placeholderPage } from '../../../app/placeholder/placeholder-page';

export const Route = createFileRoute('/app/community/chef/$username')({ component: placeholderPage('/app/community/chef/$username') });
