import { createFileRoute } from '@tanstack/react-router';
import { comingPage } from '../../../app/coming-page';

export const Route = createFileRoute('/app/community/chef/$username')({ component: comingPage('/app/community/chef/$username') });
