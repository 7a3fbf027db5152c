import { queryKey, queryOf } from '@simmer/client';
import type { OfferedChange, Offer } from '@simmer/contracts';
import { OFFER_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/lineage';
import { Button, PantryLabel, SkeletonLine, Tag, TextButton, TickBox, useToast } from '@simmer/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { client } from '../../../api/client';
import { write } from '../../../api/write';
import { useAction } from '../../../forms/use-action';
import { lineName, OfferedLine } from './offered-line';
import './offers.css';

const OFFER = 'GET /community/recipes/:id/offer';

/** Where the cook of a changed copy offers changes back to the original, and sees what became of them. */
export function OfferBack({ id, changes }: { id: string; changes: readonly OfferedChange[] }) {
  const { data } = useQuery(queryOf(client, OFFER, { id }));
  const cache = useQueryClient();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (offer: Offer | null): void => {
    cache.setQueryData(queryKey(OFFER, { id }), { offer });
    // the button that was pressed is gone
    heading.current?.focus();
  };
  if (!data) return <SkeletonLine />;
  const { offer } = data;
  return (
    <PantryLabel className="offer-back" role="region" aria-labelledby={headingId}>
      <h3 className="h-24" id={headingId} ref={heading} tabIndex={-1}>
        {t.offerBack}
      </h3>
      {offer && <Offered id={id} offer={offer} onChange={show} />}
      {offer?.answered_at !== null && changes.length > 0 && <Choose key={offer?.answered_at} id={id} changes={changes} onOffered={show} />}
    </PantryLabel>
  );
}

interface OfferedProps {
  id: string;
  offer: Offer;
  onChange: (offer: Offer | null) => void;
}

function Offered({ id, offer, onChange }: OfferedProps) {
  const toast = useToast();
  const withdrawing = useAction(async () => {
    const { offer: left } = await write('DELETE /community/recipes/:id/offer', { id });
    onChange(left);
    if (!left) toast({ message: t.withdrawn });
  });
  return (
    <div>
      <p className="t15 muted">{t.offered({ count: offer.changes.length, at: new Date(offer.offered_at) })}</p>
      <ul className="offers">
        {offer.changes.map((change, at) => (
          <li key={at} className="offer">
            <span>
              <b>{lineName(change)} </b>
              <OfferedLine change={change} />
            </span>
            {change.taken !== null && <Tag tone={change.taken ? 'leek' : undefined}>{change.taken ? t.wasTaken : t.wasLeft}</Tag>}
          </li>
        ))}
      </ul>
      {offer.answered_at === null && (
        <p className="t15">
          {t.waitsForAnswer}{' '}
          <TextButton onClick={withdrawing.run} disabled={withdrawing.busy}>
            {t.withdraw}
          </TextButton>
        </p>
      )}
    </div>
  );
}

interface ChooseProps {
  id: string;
  changes: readonly OfferedChange[];
  onOffered: (offer: Offer) => void;
}

function Choose({ id, changes, onOffered }: ChooseProps) {
  const [chosen, setChosen] = useState<ReadonlySet<OfferedChange>>(new Set());
  const toast = useToast();
  const offering = useAction(async () => {
    onOffered(await write('PUT /community/recipes/:id/offer', { id, changes: changes.filter((change) => chosen.has(change)) }));
    toast({ message: t.offerSent });
  });
  const isFull = chosen.size >= OFFER_LIMITS.lines;
  const toggle = (change: OfferedChange): void => {
    const next = new Set(chosen);
    if (!next.delete(change)) next.add(change);
    setChosen(next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen.size > 0) offering.run();
  };
  return (
    <form onSubmit={submit}>
      <p className="t15 muted">{t.offerBackText}</p>
      <ul className="offers">
        {changes.map((change, at) => (
          <li key={at}>
            <label className="pick">
              <input
                type="checkbox"
                checked={chosen.has(change)}
                disabled={isFull && !chosen.has(change)}
                onChange={() => toggle(change)}
              />
              <TickBox />
              <span>
                <b>{lineName(change)} </b>
                <OfferedLine change={change} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      {isFull && <p className="hint">{t.atMost({ most: OFFER_LIMITS.lines })}</p>}
      <Button type="submit" variant="primary" busy={offering.busy} disabled={chosen.size === 0}>
        {t.offerCount({ count: chosen.size })}
      </Button>
    </form>
  );
}
