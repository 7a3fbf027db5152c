import * as t from '@simmer/messages/waiting';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconButton,
  IconCalendarWeek,
  IconChevronDown,
  IconCloudOff,
  IconCloudUpload,
  IconHeart,
  IconPencil,
  IconRepeat,
  IconShoppingCart,
  IconTrash,
  ProgressBar,
  StatusLine,
  TextLink,
  useToast,
} from '@simmer/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { QueuedRoute } from '../../api/writes/queued';
import { deviceOfCook, useDevice } from '../../device/device';
import type { QueuedWrite } from '../../device/database';
import { wordsFor } from '../../device/library/with-writes';
import { untilLoaded } from '../../browser/chunk-failure';
import { arrived } from '../checkout/arrived';
import './waiting-line.css';
import { useMovedUp } from './use-moved-up';
import { useOnline } from './use-online';

/** What is sent sooner is not worth a word. */
const QUIET_MS = 1_000;

const NONE: readonly QueuedWrite[] = [];

/** Few come back from a checkout. */
const CheckoutLine = lazy(() => untilLoaded(async () => ({ default: (await import('../checkout/checkout-line')).CheckoutLine })));

/** What is under way, below the header: a payment that the cook comes back from, and what waits to be sent. */
export function WaitingLine() {
  const sessionId = useSyncExternalStore(arrived.subscribe, arrived.get);
  return (
    <>
      {sessionId !== null && (
        <Suspense>
          <CheckoutLine key={sessionId} sessionId={sessionId} />
        </Suspense>
      )}
      <WaitingWrites />
    </>
  );
}

/** The one quiet line: offline, sending, or what the server did not take. It opens and lists what waits. */
function WaitingWrites() {
  useMovedUp();
  const online = useOnline();
  const writes = useDevice((device) => device?.queue.writes ?? NONE);
  const stuck = writes.filter(({ refused }) => refused);
  const waiting = writes.filter(({ refused }) => !refused);
  const onLists = useDevice((device) => device?.waitingOnLists ?? 0);
  const count = waiting.length + onLists;
  if (stuck.length > 0)
    return (
      <Line writes={[...stuck, ...waiting]} onLists={onLists} icon={<IconAlertTriangle />} end={t.lookAtIt} isError>
        {t.stuck({ count: stuck.length })}
      </Line>
    );
  if (online) return <Sending waiting={count} />;
  return (
    <Line writes={waiting} onLists={onLists} icon={<IconCloudOff />} end={t.waiting({ count })}>
      {t.offline}
    </Line>
  );
}

/** How many of those that waited when the connection came back are sent. */
function Sending({ waiting }: { waiting: number }) {
  const [most, setMost] = useState(waiting);
  const [isSlow, setIsSlow] = useState(false);
  const isBusy = waiting > 0;
  if (waiting > most || (most > 0 && !isBusy)) setMost(waiting);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsSlow(true), QUIET_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  if (!isBusy || !isSlow) return null;
  const done = most - waiting;
  return (
    <StatusLine
      icon={<IconCloudUpload />}
      end={
        <>
          <ProgressBar label={t.sendingLabel} value={Math.round((done / most) * 100)} /> {t.sent({ done, count: most })}
        </>
      }
    >
      {t.sending({ count: most })}
    </StatusLine>
  );
}

interface LineProps {
  writes: readonly QueuedWrite[];
  /** Changes to shopping lists that wait as well. */
  onLists: number;
  icon: ReactNode;
  end: string;
  isError?: boolean;
  children: ReactNode;
}

function Line({ writes, onLists, icon, end, isError = false, children }: LineProps) {
  const said = <span role={isError ? 'alert' : 'status'}>{children}</span>;
  return (
    <section className={isError ? 'status-line line-err' : 'status-line'} aria-label={t.label}>
      <div className="wrap">
        {writes.length + onLists === 0 ? (
          <>
            {icon}
            {said}
          </>
        ) : (
          <details>
            <summary>
              {icon}
              {said}
              <span className="end">
                {end} <IconChevronDown className="chev" />
              </span>
            </summary>
            <div className="waiting">
              <ul>
                {writes.map((write) => (
                  <Waiting key={write.order} write={write} isFirst={write === writes.find(({ refused }) => !refused)} />
                ))}
                {onLists > 0 && (
                  <li className="pend">
                    <span className="ic">
                      <IconShoppingCart />
                    </span>
                    <span>
                      <b>{t.onLists({ count: onLists })}</b>
                      <small>{t.lists}</small>
                    </span>
                  </li>
                )}
              </ul>
            </div>
          </details>
        )}
      </div>
    </section>
  );
}

const icons = [
  [/favorite$/, <IconHeart key="favorite" />],
  [/^DELETE|delete$/, <IconTrash key="delete" />],
  [/meal-plan/, <IconCalendarWeek key="plan" />],
] as const;

function Waiting({ write, isFirst }: { write: QueuedWrite; isFirst: boolean }) {
  const title = useDevice((device) => device?.library.titleOf(write.subject));
  const what = wordsFor(write, title);
  const { order, route, refused, at } = write;
  const toast = useToast();

  /** A whole recipe may be in it, which is nowhere else. */
  async function takeBack(): Promise<void> {
    const device = await deviceOfCook();
    await device?.queue.discard(order);
    toast({
      message: t.takenBack({ what }),
      action: { label: t.undoTakingBack, onAction: () => void device?.queue.write(route as QueuedRoute, write.input as never) },
    });
  }

  const isClash = route === 'PUT /recipes/:id' && refused?.code === 'recipes.changed-elsewhere';
  return (
    <li className="pend">
      <span className="ic">{icons.find(([pattern]) => pattern.test(route))?.[1] ?? <IconPencil />}</span>
      <span>
        <b>{what}</b>
        {(refused || isFirst) && <small>{refused?.title ?? t.first}</small>}
      </span>
      <span className="t13 muted">{t.at({ at: new Date(at) })}</span>
      <span className="acts">
        {isClash && <TextLink href={`/app/recipes/${write.subject}/merge`}>{t.lookAtBoth}</TextLink>}
        {refused && !isClash && (
          <IconButton label={t.retry({ what })} onClick={() => void deviceOfCook()?.then((device) => device.queue.retry(order))}>
            <IconRepeat />
          </IconButton>
        )}
        <IconButton label={t.undo({ what })} onClick={() => void takeBack()}>
          <IconArrowBackUp />
        </IconButton>
      </span>
    </li>
  );
}
