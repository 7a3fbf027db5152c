import { createFileRoute } from '@tanstack/react-router';
import { comingPage } from '../../app/coming-page';

export const Route = createFileRoute('/_pages/auth/verify-email')({ component: comingPage('/auth/verify-email') });
