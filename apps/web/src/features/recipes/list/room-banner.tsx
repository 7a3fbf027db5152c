import { queryOf } from '@simmer/client';
import { FREE_RECIPE_LIMIT } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/recipe-room';
import { Banner, IconButton, IconX, TextLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../app/client';
import { accountStorage } from '../../../device/account-storage';

const PLACE = 'room-hidden';
/** Hidden once, it is said again when there is room for so many. */
const AGAIN_AT = [2, 0];

/** Says how many more recipes the free plan has room for, and that nothing is ever lost. Nothing for who pays. */
export function RoomBanner({ count }: { count: number }) {
  const { data: plan } = useQuery(queryOf(client, 'GET /subscription', {}));
  const [hiddenAt, setHiddenAt] = useState(() => accountStorage().read<number>(PLACE));
  const limit = plan?.recipeLimit ?? null;
  if (limit === null) return null;
  const left = Math.max(0, limit - count);
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
      end={
        <>
          <TextLink href="/app/settings">{t.premium}</TextLink>
          {next !== undefined && (
            <IconButton label={t.hide({ count: next })} onClick={hide}>
              <IconX />
            </IconButton>
          )}
        </>
      }
    >
      <b>{left > 0 ? t.roomFor({ count: left }) : t.full}</b> {left > 0 ? t.nearText({ limit: FREE_RECIPE_LIMIT }) : t.fullText({ count })}
    </Banner>
  );
}
