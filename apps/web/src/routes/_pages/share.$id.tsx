import { queryOf, type RouteOutput } from '@simmer/client';
import type { SharedContent } from '@simmer/contracts';
import * as t from '@simmer/messages/share';
import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../../app/head';
import { preload } from '../../data/preload';
import { recipeData } from '../../features/share/recipe-data';
import { SharePage } from '../../features/share/share-page';
import { titleOf } from '../../features/share/shared-week-page';

export const Route = createFileRoute('/_pages/share/$id')({
  staticData: { serverRendered: true },
  loader: async ({ context: { client, queryClient }, params }) => {
    const read = queryOf(client, 'GET /shared/:token', { token: params.id });
    await preload(queryClient.prefetchQuery(read));
    return queryClient.getQueryData<RouteOutput<'GET /shared/:token'>>(read.queryKey);
  },
  // for whoever was given the address, and for no index of the web
  head: ({ loaderData: page }) => {
    const head = page?.content ? headOfContent(page.content) : headOf({ title: t.unknown, description: t.unknownText });
    return { meta: [...head.meta, { name: 'robots', content: 'noindex' }] };
  },
  component: function Page() {
    const { id } = Route.useParams();
    return <SharePage token={id} key={id} />;
  },
});

function headOfContent(content: SharedContent) {
  if (content.kind === 'recipe') return headOfRecipe(content.recipe);
  const count = content.week.days.flatMap(({ dishes }) => dishes).length;
  return headOf({ title: titleOf(content.week), description: t.weekDescription({ count }) });
}

function headOfRecipe(recipe: Parameters<typeof recipeData>[0]) {
  const { title, description, servings, ingredients } = recipe;
  return headOf({
    title,
    description: description || t.description({ servings, ingredients: ingredients.length }),
    data: recipeData(recipe),
    image: recipe.image?.variants.findLast(({ format }) => format === 'webp')?.url ?? recipe.plate.url.replace(/\.svg(?=\?|$)/, '.png'),
  });
}
