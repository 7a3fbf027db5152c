import { createFileRoute } from '@tanstack/react-router';
import { comingPage } from '../../app/coming-page';

export const Route = createFileRoute('/_pages/share/$id')({ component: comingPage('/share/$id') });
