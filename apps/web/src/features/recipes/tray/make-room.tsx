import { queryOf } from '@simmer/client';
import type { UnusedRecipe } from '@simmer/contracts';
import * as t from '@simmer/messages/tray';
import { Button, ButtonLink, Checkbox, PantryLabel, SkeletonLine } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client';
import { sinceWhen } from './since-when';

const OFFERED = 4;
/** So many are ticked from the start, as far as that many wait. */
const TICKED = 2;

interface MakeRoomProps {
  owned: number;
  waiting: number;
  onClear: (ids: string[]) => Promise<void>;
}

/** Offers what was not used for longest; what is ticked goes, and as many move up. */
export function MakeRoom({ owned, waiting, onClear }: MakeRoomProps) {
  const { data } = useQuery(queryOf(client, 'GET /tray/longest-unused', { limit: OFFERED }));
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [isClearing, setClearing] = useState(false);
  const offered = data?.items ?? [];
  const first = offered.slice(0, Math.min(TICKED, waiting)).map(({ id }) => id);
  const ids = offered.map(({ id }) => id).filter((id) => (chosen ?? new Set(first)).has(id));

  function choose(id: string, isChosen: boolean): void {
    setChosen(new Set(isChosen ? [...ids, id] : ids.filter((other) => other !== id)));
  }
  async function clear(): Promise<void> {
    setClearing(true);
    await onClear(ids);
    setChosen(undefined);
    setClearing(false);
  }

  return (
    <PantryLabel className="make-room" role="region" aria-labelledby="make-room">
      <h2 className="h-24" id="make-room">
        {t.makeRoom}
      </h2>
      <p className="t15 muted">{t.makeRoomText}</p>
      <div className="candidates">
        {data
          ? offered.map((recipe) => (
              <Checkbox
                key={recipe.id}
                checked={ids.includes(recipe.id)}
                onChange={({ target }) => choose(recipe.id, target.checked)}
                label={<Candidate recipe={recipe} />}
              />
            ))
          : Array.from({ length: OFFERED }, (_, slot) => <SkeletonLine key={slot} />)}
      </div>
      <div className="acts">
        <Button block variant="primary" busy={isClearing} disabled={ids.length === 0} onClick={() => void clear()}>
          {ids.length === 0 ? t.chooseSome : t.clear({ count: ids.length, up: Math.min(ids.length, waiting) })}
        </Button>
        <ButtonLink block variant="quiet" href="/app/recipes">
          {t.chooseFromAll({ count: owned })}
        </ButtonLink>
      </div>
    </PantryLabel>
  );
}

function Candidate({ recipe: { title, times_cooked, has_notes, last_used_at } }: { recipe: UnusedRecipe }) {
  const cooked = times_cooked === 0 ? t.neverCooked : t.cooked({ count: times_cooked });
  return (
    <span className="candidate">
      <span>
        <b>{title}</b>
        <small>{has_notes ? t.withNotes({ cooked }) : t.noNotes({ cooked })}</small>
      </span>
      <span className="ago">{sinceWhen(new Date(last_used_at), new Date())}</span>
    </span>
  );
}
