import { client } from '../../api/client';
import { openLiveUpdates } from '../../api/live/stream';
import { keepDocument, keptDocument } from '../database';
import { openListCopy } from './list-copy';
import { ListStore, sendAllLeft, type SendToServer } from './list-store';
import { listUpdates } from './list-updates';

const NAME = 'guest-name';
const LINKS = 'guest-links';
/** While the server tells nothing by itself, the list asks so often. */
const ASK_AGAIN_MS = 10_000;

/** In whose name the device keeps what belongs to a guest link; no account has such an id. */
export const keptForGuests = (linkId: string): string => `guest:${linkId}`;

/** What a link opened the last time, for a page that is opened again without reception. */
export const knownLink = <T>(token: string): Promise<T | undefined> => keptDocument<T>(LINKS, 'link', token);

export const keepLink = (token: string, opened: object): Promise<boolean> => keepDocument(LINKS, 'link', token, opened);

interface GuestLink {
  readonly token: string;
  readonly linkId: string;
  readonly listId: string;
}

/** Those that are being closed: what they keep is there for the next one only when they are done. */
let closing: Promise<unknown> = Promise.resolve();

/** Resolves when every guest's list that was left is closed. */
export const guestListsClosed = (): Promise<unknown> => closing;

/** The list of a guest link in this tab. */
export class GuestList {
  readonly store: ListStore;
  private isLive = false;
  private readonly endings: (() => void)[];

  private constructor(
    private readonly link: GuestLink,
    copy: Awaited<ReturnType<typeof openListCopy>>,
    private called: string,
  ) {
    const { token, listId } = link;
    const send: SendToServer = ({ device, mark, operations }) =>
      client.call('POST /guest-lists/:token/sync', { token, name: this.called, device, mark, operations: [...operations] });
    const store = new ListStore({ copy, send });
    const sync = (): void => void store.sync();
    const whenSeen = (): void => void (document.visibilityState === 'visible' && store.sync());
    const asking = setInterval(() => this.isLive || whenSeen(), ASK_AGAIN_MS);
    window.addEventListener('online', sync);
    document.addEventListener('visibilitychange', whenSeen);
    this.store = store;
    this.endings = [
      () => clearInterval(asking),
      () => window.removeEventListener('online', sync),
      () => document.removeEventListener('visibilitychange', whenSeen),
      listUpdates.listen((update) => {
        if (!('mark' in update) || update.listId !== listId) return;
        // the link may have been turned off
        if (update.isAbout) sync();
        else store.heard(update.mark);
      }),
      openLiveUpdates(client.addressOf('GET /guest-lists/:token/live-updates', { token }), {
        onState: (isLive) => (this.isLive = isLive),
        onUpdate: ({ payload }) => 'listId' in payload && listUpdates.emit(payload),
        onGap: sync,
        // of a link that was turned off the list hears when it asks
        onRefused: sync,
      }),
    ];
    void store.sync();
    void sendAllLeft(keptForGuests(link.linkId), link.linkId, copy.device, send);
  }

  /** From this device at once, kept equal with the server while it is open. */
  static async open(link: GuestLink): Promise<GuestList> {
    await closing;
    const keptFor = keptForGuests(link.linkId);
    const [copy, name] = await Promise.all([openListCopy(keptFor, link.linkId), keptDocument<string>(keptFor, NAME, '')]);
    return new GuestList(link, copy, name ?? '');
  }

  /** Ends one that may still be opening. Whoever opens the list next waits for it. */
  static close(opening: Promise<GuestList>): void {
    closing = Promise.all([closing, opening.then((list) => list.end())]);
  }

  /** As the guest wants to be called. */
  get name(): string {
    return this.called;
  }

  callGuest(name: string): void {
    this.called = name;
    void keepDocument(keptForGuests(this.link.linkId), NAME, '', name);
  }

  private async end(): Promise<void> {
    for (const end of this.endings.splice(0)) end();
    await this.store.close();
  }
}
