import { createFileRoute } from '@tanstack/react-router';
import { AddScreen } from '../../../features/recipes/add/add-screen';

export const Route = createFileRoute('/app/recipes/add')({ component: AddScreen });
