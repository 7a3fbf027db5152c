import { createFileRoute } from '@tanstack/react-router';
import { FavoritesScreen } from '../../features/recipes/list/favorites-screen';

export const Route = createFileRoute('/app/favorites')({ component: FavoritesScreen });
