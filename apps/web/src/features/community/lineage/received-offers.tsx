import { queryKey, type RouteOutput } from '@simmer/client';
import type { ReceivedOffer } from '@simmer/contracts';
import * as t from '@simmer/messages/lineage';
import { Button, Segmented, TextLink, useToast } from '@simmer/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { askAgain } from '../../../api/ask-again';
import { write } from '../../../api/write';
import { useAction } from '../../../forms/use-action';
import { lineName, OfferedLine } from './offered-line';
import './offers.css';
import { recipeAddress } from '../../../recipe/community-address';

const OFFERS = 'GET /community/recipes/:id/offers';
const PAGES = queryKey('GET /community/recipe-pages/:slug');

interface ReceivedOffersProps {
  id: string;
  offers: readonly ReceivedOffer[];
  /** One is answered, and gone from here with what had the focus. */
  onAnswered: () => void;
}

/** What cooks offer for a recipe of one's own, each line to be taken or left. */
export const ReceivedOffers = ({ id, offers, onAnswered }: ReceivedOffersProps) => (
  <section className="received-offers" aria-label={t.offeredToYou}>
    {offers.map((received) => (
      <Received key={received.fork.id} id={id} received={received} onAnswered={onAnswered} />
    ))}
  </section>
);

interface ReceivedProps extends Pick<ReceivedOffersProps, 'id' | 'onAnswered'> {
  received: ReceivedOffer;
}

function Received({ id, received: { offer, fork }, onAnswered }: ReceivedProps) {
  const { changes } = offer;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const cache = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const taken = changes.flatMap(({ fits }, at) => (fits && !left.has(at) ? [at] : []));
  const answering = useAction(async () => {
    try {
      await write('PUT /community/recipes/:id/offers/:forkId', { id, forkId: fork.id, taken });
    } catch (problem) {
      // a line that was changed meanwhile is then shown as one
      void askAgain(cache, { queryKey: queryKey(OFFERS, { id }) });
      throw problem;
    }
    cache.setQueryData<RouteOutput<typeof OFFERS>>(queryKey(OFFERS, { id }), (known) => ({
      items: (known?.items ?? []).filter((one) => one.fork.id !== fork.id),
    }));
    onAnswered();
    if (taken.length === 0) return void toast({ message: t.leftAll });
    toast({
      message: t.takenIn({ count: taken.length }),
      action: { label: t.seeVersions, onAction: () => void navigate({ to: '/app/recipes/$id/versions', params: { id } }) },
    });
    await askAgain(cache, { queryKey: PAGES });
  });
  const choose = (at: number, isTaken: boolean): void => {
    const next = new Set(left);
    if (isTaken) next.delete(at);
    else next.add(at);
    setLeft(next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    answering.run();
  };
  const count = changes.length;
  return (
    <form onSubmit={submit}>
      <h3 className="h-24" dir="auto">
        {fork.chef ? t.offersYou({ username: fork.chef.username, count }) : t.somebodyOffersYou({ count })}
      </h3>
      <p>
        <TextLink className="wraps" href={recipeAddress(fork.slug)} aria-label={`${t.theirRecipe}: ${fork.title}`}>
          {fork.title}
        </TextLink>
      </p>
      <ul className="offers">
        {changes.map((change, at) => (
          <li key={at} className="offer">
            <span>
              <b>{lineName(change)} </b>
              <OfferedLine change={change} />
            </span>
            {change.fits ? (
              <Segmented
                label={`${lineName(change)}: ${change.becomes ?? change.was ?? ''}`}
                options={[
                  { value: 'take', label: t.takeIt },
                  { value: 'leave', label: t.leaveIt },
                ]}
                value={left.has(at) ? 'leave' : 'take'}
                onChange={(value) => choose(at, value === 'take')}
              />
            ) : (
              <span className="t15 muted">{t.changedSince}</span>
            )}
          </li>
        ))}
      </ul>
      <Button type="submit" variant="primary" busy={answering.busy}>
        {taken.length === 0
          ? t.leaveAll({ count })
          : taken.length === count
            ? t.takeAll({ count })
            : t.takeAndLeave({ taken: taken.length, left: count - taken.length })}
      </Button>
    </form>
  );
}
