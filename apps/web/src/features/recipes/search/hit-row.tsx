import type { RecipeHit } from '@simmer/contracts';
import { favoriteOf } from '@simmer/messages/recipe';
import { cantTell } from '@simmer/messages/search';
import { Heart, SearchHit } from '@simmer/ui';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { timeOf } from '../../../recipe/time-of';
import { setFavorite } from '../set-favorite';
import { MarkedTitle, reasonsOf } from './why-words';

interface HitRowProps {
  hit: RecipeHit;
  keeps: readonly { label: string; isCertain: boolean }[];
  onOpen: () => void;
}

export function HitRow({ hit, keeps, onOpen }: HitRowProps) {
  const { id, title, favorite, total_time } = hit.recipe;
  return (
    <SearchHit
      title={<MarkedTitle {...hit} />}
      href={`/app/recipes/${id}`}
      onOpen={onOpen}
      time={total_time > 0 ? timeOf(total_time) : undefined}
      picture={<RecipePicture of={hit.recipe} sizes="64px" />}
      why={reasonsOf(hit)}
      keeps={keeps.map(({ label, isCertain }) => ({ text: isCertain ? label : cantTell({ condition: label }), isCertain }))}
      end={<Heart pressed={favorite} label={favoriteOf({ title })} onClick={() => setFavorite({ id, favorite: !favorite })} />}
    />
  );
}
