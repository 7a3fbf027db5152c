import { recipeBy } from '@simmer/messages/household-recipes';
import { Avatar, avatarTone } from '@simmer/ui';
import './cook-mark.css';
import { useCookName } from './household-recipes';

/** The initials of whose recipe it is, beside those of others of the household. */
export function CookMark({ cook }: { cook: string }) {
  const name = useCookName(cook);
  if (name === undefined) return null;
  return (
    <span className="cook-mark" title={recipeBy({ name })}>
      <Avatar identity={name} tone={avatarTone(cook)} />
      <span className="sr">{recipeBy({ name })}</span>
    </span>
  );
}
