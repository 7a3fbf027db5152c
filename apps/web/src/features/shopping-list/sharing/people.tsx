import type { Shopper } from '@simmer/contracts';
import { guestNameOf } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/list-sharing';
import { Avatar, Avatars, avatarTone } from '@simmer/ui';
import './people.css';

interface PeopleProps {
  people: readonly Shopper[];
  /** Whose browser this is, as the list names them. */
  self: string;
}

/** Who shops along, the ones who are there first. */
export const People = ({ people, self }: PeopleProps) => (
  <ul className="shoppers">
    {sorted(people, self).map((shopper) => (
      <li key={shopper.who}>
        <Avatar identity={nameOf(shopper)} tone={avatarTone(shopper.who)} />
        <span className="t15">
          <span className="strong">{shopper.who === self ? t.thatIsYou({ name: nameOf(shopper) }) : nameOf(shopper)}</span>
          <br />
          <span className="muted t13">{whereWords(shopper, self)}</span>
        </span>
      </li>
    ))}
  </ul>
);

/** Beside the name of the list: everybody who looks at it now, with this browser's own cook. */
export function PeopleHere({ people, self }: PeopleProps) {
  const here = people.filter(({ who, isHere }) => isHere || who === self);
  if (here.length < 2) return null;
  return (
    <>
      <Avatars>
        {sorted(here, self).map((shopper) => (
          <Avatar key={shopper.who} identity={nameOf(shopper)} tone={avatarTone(shopper.who)} />
        ))}
      </Avatars>
      <span className="sr">
        {t.alsoHere({
          names: here
            .filter(({ who }) => who !== self)
            .map(nameOf)
            .join(', '),
        })}
      </span>
    </>
  );
}

const nameOf = ({ name }: Shopper): string => name || t.aGuest;

function whereWords({ who, isHere, seen_at }: Shopper, self: string): string {
  const isGuest = guestNameOf(who) !== undefined;
  if (who === self) return isGuest ? t.guestHere : t.onThisDevice;
  if (isHere) return isGuest ? t.guestHereNow : t.hereNow;
  if (seen_at === null) return t.notYet;
  const at = new Date(seen_at);
  return at.toDateString() === new Date().toDateString() ? t.seenAt({ at }) : t.seenOn({ at });
}

const sorted = (people: readonly Shopper[], self: string): Shopper[] =>
  [...people].sort((one, other) => rank(one, self) - rank(other, self) || one.name.localeCompare(other.name));

const rank = ({ who, isHere }: Shopper, self: string): number => (who === self ? 0 : isHere ? 1 : 2);
