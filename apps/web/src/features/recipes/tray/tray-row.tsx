import type { WaitingRecipe } from '@simmer/contracts';
import * as t from '@simmer/messages/tray';
import { ButtonLink, IconArrowUp, IconButton, IconX } from '@simmer/ui';
import { RecipeLine } from '../rows/recipe-lines';

interface TrayRowProps {
  recipe: WaitingRecipe;
  number: number;
  onFirst: () => void;
  onTakeOff: () => void;
}

/** One recipe that waits: when it moves up, where it came from, and what can be done with it. */
export function TrayRow({ recipe, number, onFirst, onTakeOff }: TrayRowProps) {
  const { id, title } = recipe;
  return (
    <RecipeLine
      className="tray-row"
      recipe={recipe}
      sizes="60px"
      lead={<span className="figure">{number}</span>}
      text={cameFrom(recipe, new Date())}
      end={
        <>
          <ButtonLink size="sm" variant="quiet" href={`/app/recipes/${id}`}>
            {t.look}
            <span className="sr"> {t.lookAt({ title })}</span>
          </ButtonLink>
          {number > 1 && (
            <IconButton label={t.first({ title })} onClick={onFirst}>
              <IconArrowUp />
            </IconButton>
          )}
          <IconButton label={t.takeOff({ title })} onClick={onTakeOff}>
            <IconX />
          </IconButton>
        </>
      }
    />
  );
}

function cameFrom({ origin, name, since }: WaitingRecipe, now: Date): string {
  const at = new Date(since);
  const when = at.toDateString() === now.toDateString() ? t.todayAt({ at }) : t.dayOf({ at });
  if (origin === 'written') return t.written({ when });
  if (origin === 'text') return t.fromText({ when });
  if (origin === 'shared') return name === '' ? t.fromLink({ when }) : t.fromShare({ name, when });
  return name === '' ? t.fromWeb({ when }) : t.fromAddress({ name, when });
}
