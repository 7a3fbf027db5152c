import { createFileRoute } from '@tanstack/react-router';
import { NewRecipeScreen } from '../../../features/recipes/editor/editor-screen';

export const Route = createFileRoute('/app/recipes/new')({ component: NewRecipeScreen });
