import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage } from '../features/auth/unsubscribe-page';

export const Route = createFileRoute('/unsubscribe')({ component: UnsubscribePage });
