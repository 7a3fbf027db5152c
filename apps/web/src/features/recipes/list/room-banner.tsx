import { queryOf } from '@simmer/client';
import { FREE_RECIPE_LIMIT, ROOM_TOLD_FROM } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/recipe-room';
import { Banner, IconButton, IconX, TextLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client';
import { accountStorage } from '../../../device/account-storage';
import { Jar } from '../../../recipe/jar';
import './room-banner.css';

/** Three full ones, and the next place. */
const JARS = [0, 1, 2, 3];
const PLACE = 'room-hidden';
/** Hidden once, it is said again when there is room for so many. */
const AGAIN_AT = [2, 0];

/**
 * Near the end of the free shelf says how many more the free plan has room for, and that nothing is ever lost. Nothing for who pays. `count` are all
 * recipes of the cook; what of them takes no place the server says.
 */
export function RoomBanner({ count }: { count: number }) {
  const { data: library } = useQuery(queryOf(client, 'GET /recipes/facets', {}));
  const taken = library?.places ?? count;
  const { data: plan } = useQuery(queryOf(client, 'GET /subscription', {}));
  const [hiddenAt, setHiddenAt] = useState(() => accountStorage().read<number>(PLACE));
  const limit = plan?.recipeLimit ?? null;
  const left = Math.max(0, (limit ?? 0) - taken);
  const { data: tray } = useQuery({ ...queryOf(client, 'GET /tray', { limit: 1 }), enabled: limit !== null && left === 0 });
  if (limit === null || taken < ROOM_TOLD_FROM) return null;
  const again = AGAIN_AT.find((room) => hiddenAt !== undefined && room < hiddenAt);
  if (hiddenAt !== undefined && left <= hiddenAt && (again === undefined || left > again)) return null;
  const next = AGAIN_AT.find((room) => room < left);
  const hide = (): void => {
    accountStorage().write(PLACE, left);
    setHiddenAt(left);
  };
  return (
    <Banner
      tone="yolk"
      className="room"
      icon={
        <span className="room-jars">
          {JARS.map((jar) => (
            <Jar key={jar} full={jar < JARS.length - 1 || left === 0} />
          ))}
        </span>
      }
      end={
        <>
          {left === 0 && <TextLink href="/app/recipes/tray">{t.seeTray}</TextLink>}
          <TextLink href="/plans">{t.premium}</TextLink>
          {next !== undefined && (
            <IconButton label={t.hide({ count: next })} onClick={hide}>
              <IconX />
            </IconButton>
          )}
        </>
      }
    >
      <b>{left > 0 ? t.roomFor({ count: left }) : t.full}</b>{' '}
      {left > 0 ? t.nearText({ limit: FREE_RECIPE_LIMIT }) : t.fullText({ count: taken, waiting: tray?.total ?? 0 })}
    </Banner>
  );
}
