import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  type GuestLink,
  guestNamed,
  LIST_LIMITS,
  type OutputOf,
  type PayloadOf,
  type ParsedInputOf,
  ProblemError,
  SERVER_DEVICE,
  type ShoppingList,
  type shoppingList,
  shoppingListChanged,
} from '@simmer/contracts';
import { loadIngredientParser } from '@simmer/culinary';
import { eventEntry, untilWritten } from '@simmer/kit';
import {
  AboutList,
  addSource,
  asGuest,
  countToGet,
  EMPTY_LOG,
  isAboutList,
  type ListFoods,
  type ListOperation,
  ListLog,
  readItem,
  type RefusalReason,
  type StoredLog,
} from '@simmer/shopping-list';
import { Households } from '../household/households.service';
import { isOpen, toLink, withEnded, withNewLink } from './guest-links';
import { listFoods } from './list-foods';
import { ListVisitsRepository } from './list-visits.repository';
import { type ListHead, ShoppingListRepository } from './shopping-list.repository';
import type { GuestLinkState, ShoppingListDocument } from './shopping-list.schema';

type SyncRequest = Omit<ParsedInputOf<typeof shoppingList.sync>, 'id'>;
type SyncOutput = OutputOf<typeof shoppingList.sync>;
type Added = Pick<PayloadOf<typeof shoppingListChanged>, 'addedBy' | 'added'>;
type Change = Parameters<ShoppingListRepository['change']>[1];

/** Devices of one list meet at the same moment: so often a write is tried again on what the other one left. */
const AMONG_DEVICES = { tries: 20 };

/** Lists that are purged in one go. */
const AT_ONCE = 100;

/** Guests leave room for the household. */
const GUESTS_BYTES = LIST_LIMITS.bytes / 2;

/** The result of a change of a log, and whether it must be stored and published. */
interface Edit<T> {
  readonly result: T;
  readonly isChanged: boolean;
  /** What a member has put on the list. */
  readonly added?: Added | undefined;
}

/** Who changes a list: the name it shows, the owner of their devices, and what of their operations is taken. */
interface ListActor {
  readonly by: string;
  readonly holder: string;
  readonly admit?: (operation: ListOperation, log: ListLog) => ListOperation | RefusalReason;
  /** The most bytes they may bring it to. */
  readonly most?: number;
}

/** The lists of households. The one whose id is that of the household is there from the start. */
@Injectable()
export class ShoppingListService implements OnApplicationBootstrap {
  constructor(
    private readonly lists: ShoppingListRepository,
    private readonly households: Households,
    private readonly visits: ListVisitsRepository,
  ) {}

  /** What reads items is there before the first one, which is answered in time then. */
  async onApplicationBootstrap(): Promise<void> {
    readItem('2 onions', await loadIngredientParser(), listFoods());
  }

  async list(accountId: string): Promise<{ items: ShoppingList[] }> {
    const householdId = await this.households.get(accountId);
    const heads = await this.lists.listHeads(householdId);
    const main = heads.find(({ _id }) => _id === householdId);
    const others = heads.filter(({ _id }) => _id !== householdId);
    return { items: [main ? toList(main) : { id: householdId, name: '', open: 0, updated_at: null }, ...others.map(toList)] };
  }

  async create(accountId: string, id: string, name: string): Promise<ShoppingList> {
    const ownerId = await this.households.get(accountId);
    const known = await this.lists.find([ownerId], id);
    if (known) return toList(known);
    if ((await this.lists.count(ownerId)) > LIST_LIMITS.lists) throw new ProblemError('recipes.too-many-lists');
    const made = emptyList(ownerId, id, { name, madeBy: accountId });
    if (await this.lists.insert(made)) return toList(made);
    const same = await this.lists.find([ownerId], id);
    if (!same) throw new ProblemError('request.id-taken');
    return toList(same);
  }

  async rename(accountId: string, id: string, name: string): Promise<ShoppingList> {
    const { changed } = await this.change(accountId, id, () => ({ set: { name, updated_at: new Date() } }));
    return toList(changed);
  }

  /** Idempotent, for everybody who shares it; its guests get one last event. */
  async setDeleted(accountId: string, id: string, deleted: boolean): Promise<ShoppingList> {
    const householdId = await this.households.get(accountId);
    if (id === householdId || id === accountId) throw new ProblemError('recipes.main-list');
    return untilWritten(async () => {
      const read = await this.lists.find([householdId, accountId], id, { orDeleted: true });
      if (!read) throw new ProblemError('recipes.list-not-found');
      if ((read.deletedAt != null) === deleted) return { written: toList(read) };
      const event = await this.changeEvent(read, marksOf(read), { isAbout: true });
      const changed = await this.lists.change(read, { deletedAt: deleted ? new Date() : null }, [event]);
      return changed && { written: toList(changed) };
    }, AMONG_DEVICES);
  }

  /** Removes lists for good that were deleted before a time, with who visited them. */
  async purge(before: Date): Promise<void> {
    for (;;) {
      const ids = await this.lists.listDeletedBefore(before, AT_ONCE);
      if (ids.length === 0) return;
      await this.visits.remove(ids);
      await this.lists.remove(ids, before);
    }
  }

  /** Takes what a device did and answers with what it does not know. An item beyond the limit is refused. */
  sync(accountId: string, id: string, request: SyncRequest): Promise<SyncOutput> {
    return this.exchange(() => this.read(accountId, id), request, { by: accountId, holder: accountId });
  }

  syncAsGuest(linkId: string, name: string, request: SyncRequest): Promise<SyncOutput> {
    return this.exchange(() => this.readLinked(linkId), request, {
      by: guestNamed(name),
      holder: linkId,
      admit: asGuest,
      most: GUESTS_BYTES,
    });
  }

  /** Adds a spoken item to the household's first list: "2 cans of chickpeas". The same id adds it once. */
  async addItem(accountId: string, id: string, text: string): Promise<{ listId: string; name: string }> {
    const [event, listId] = await Promise.all([
      loadIngredientParser().then((parser) => readItem(text, parser, listFoods())),
      this.households.get(accountId),
    ]);
    return this.edit(
      () => this.read(accountId, listId),
      (log, now) => {
        if (isFull(log, event.item)) throw new ProblemError('recipes.list-full');
        const taken = log.taken;
        const result = { listId, name: event.name };
        const source = `said:${id}`;
        if (log.hasField(event.item, `share:${source}`)) return { result, isChanged: false };
        log.edit(SERVER_DEVICE, now, (list) => addSource(list, source, [event], listFoods()), { by: accountId, most: LIST_LIMITS.bytes });
        if (log.taken === taken) throw new ProblemError('recipes.list-full');
        return { result, isChanged: true };
      },
    );
  }

  /** What the people of a household have settled about the list that it has from the start. */
  async about(householdId: string, foods: ListFoods): Promise<AboutList> {
    const found = await this.lists.find([householdId], householdId);
    return AboutList.of(found ? new ListLog(JSON.parse(found.log) as StoredLog) : new ListLog(), foods);
  }

  async listLinks(accountId: string, id: string): Promise<{ items: GuestLink[] }> {
    return { items: openLinksOf(await this.read(accountId, id)) };
  }

  async createLink(accountId: string, id: string): Promise<{ token: string; link: GuestLink }> {
    const { made } = await this.change(accountId, id, ({ links }) => {
      const made = withNewLink(links, accountId, Date.now());
      return { set: { links: made.links }, made };
    });
    return { token: made.token, link: toLink(made.link) };
  }

  /** Idempotent. Its guests get one last event. */
  async endLink(accountId: string, id: string, linkId: string): Promise<{ items: GuestLink[] }> {
    const { changed } = await this.change(accountId, id, ({ links }) => ({
      set: { links: withEnded(links, (link) => link.id === linkId) },
    }));
    return { items: openLinksOf(changed) };
  }

  /** Turns off the links of a list that `isOver` selects; their guests get an event. */
  async endLinks(id: string, isOver: (link: GuestLinkState) => boolean): Promise<void> {
    await untilWritten(async () => {
      const read = await this.lists.findById(id);
      if (!read?.links.some((link) => !link.endedAt && isOver(link))) return { written: read };
      const event = await this.changeEvent(read, marksOf(read), { isAbout: true });
      const changed = await this.lists.change(read, { links: withEnded(read.links, isOver) }, [event]);
      return changed && { written: changed };
    }, AMONG_DEVICES);
  }

  /** Lists move with the member who created them; the household that they left gets the event too. */
  async handOver(householdId: string): Promise<void> {
    const members = await this.households.listMembers(householdId);
    for (const read of await this.lists.listCreatedByOthers(householdId, [...members, householdId])) {
      const ownerId = await this.households.get(read.madeBy ?? householdId);
      const others = await this.households.listMembers(ownerId);
      const event = await this.changeEvent(read, marksOf(read), { members: [...members, ...others], isAbout: true });
      // the guests of those whom they left lose it too
      const links = withEnded(read.links, ({ madeBy }) => madeBy !== ownerId && !others.includes(madeBy));
      await this.lists.change(read, { ownerId, links }, [event]);
    }
  }

  /** A list of the account's household, or one that waits for the account to leave it. Throws `recipes.list-not-found`. */
  async read(accountId: string, id: string): Promise<ShoppingListDocument> {
    const householdId = await this.households.get(accountId);
    const found = await this.lists.find([householdId, accountId], id);
    if (found) return found;
    if (id !== householdId && id !== accountId) throw new ProblemError('recipes.list-not-found');
    // not inserted: another device opened it at the same moment
    await this.lists.insert(emptyList(id, id));
    const opened = await this.lists.find([id], id);
    if (!opened) throw new ProblemError('recipes.list-not-found');
    return opened;
  }

  /** Throws `recipes.list-not-found` for a link that is over. */
  async readLinked(linkId: string): Promise<ShoppingListDocument> {
    const found = await this.lists.findLinked({ id: linkId });
    const link = found?.links.find(({ id }) => id === linkId);
    if (!found || !link || !(await this.isOpened(found, link))) throw new ProblemError('recipes.list-not-found');
    return found;
  }

  /** Whether a link opens its list now: only while its creator is in the household. */
  async isOpened({ ownerId }: ShoppingListDocument, link: GuestLinkState): Promise<boolean> {
    return isOpen(link, Date.now()) && (link.madeBy === ownerId || (await this.households.listMembers(ownerId)).includes(link.madeBy));
  }

  private exchange(
    read: () => Promise<ShoppingListDocument>,
    request: SyncRequest,
    { by, holder, admit = (operation) => operation, most = LIST_LIMITS.bytes }: ListActor,
  ): Promise<SyncOutput> {
    return this.edit(read, (log, now) => {
      if (log.isHeldByOther(request.device, holder)) throw new ProblemError('recipes.device-taken');
      const known = log.stored().devices[request.device];
      const fresh = newItemsOf(request, log);
      const { operations, refused, ...answer } = log.sync(request, now, {
        by,
        holder,
        most,
        admit: (operation) => whyNoPlace(log, operation) ?? admit(operation, log),
      });
      const isChanged = answer.acknowledged !== (known?.number ?? 0) || request.mark !== known?.mark;
      const added = fresh.filter((item) => log.item(item)).length;
      const isMembers = by === holder && added > 0;
      return {
        result: { ...answer, refused: [...refused], operations: [...operations] },
        isChanged,
        ...(isMembers && { added: { addedBy: by, added } }),
      };
    });
  }

  /** Reads the log, changes it, and keeps it under its revision; once more on what another device left meanwhile. */
  private async edit<T>(find: () => Promise<ShoppingListDocument>, change: (log: ListLog, now: number) => Edit<T>): Promise<T> {
    return untilWritten(async () => {
      const read = await find();
      const log = new ListLog(JSON.parse(read.log) as StoredLog);
      const now = Date.now();
      const mark = log.taken;
      const { result, isChanged, added } = change(log, now);
      if (!isChanged) return { written: result };
      log.compact(now, LIST_LIMITS.kept);
      const set = { log: JSON.stringify(log.stored()), open: openOn(log) };
      const hasNews = log.taken !== mark;
      const changed = await this.lists.change(
        read,
        { ...set, ...(hasNews && { updated_at: new Date(now) }) },
        hasNews ? [await this.changeEvent(read, log.taken, { added })] : [],
      );
      return changed && { written: result };
    }, AMONG_DEVICES);
  }

  /** Changes what is known about a list, for all who share it. */
  private async change<D extends { set: Change }>(accountId: string, id: string, decide: (read: ShoppingListDocument) => D) {
    return untilWritten(async () => {
      const read = await this.read(accountId, id);
      const decided = decide(read);
      const changed = await this.lists.change(read, decided.set, [await this.changeEvent(read, marksOf(read), { isAbout: true })]);
      return changed && { written: { ...decided, changed } };
    }, AMONG_DEVICES);
  }

  /** Guests whose link is turned off by this change get it too. */
  private async changeEvent(
    { _id, ownerId, revision, links }: ShoppingListDocument,
    mark: number,
    { members, isAbout = false, added }: { members?: string[]; isAbout?: boolean; added?: Added | undefined } = {},
  ) {
    return eventEntry(shoppingListChanged, {
      listId: _id,
      ownerId,
      members: members ?? (await this.households.listMembers(ownerId)),
      links: links.filter((link) => isOpen(link, Date.now())).map(({ id }) => id),
      revision: revision + 1,
      mark,
      isAbout,
      ...added,
    });
  }
}

function emptyList(
  ownerId: string,
  id: string,
  { name, madeBy }: { name: string; madeBy: string | null } = { name: '', madeBy: null },
): Omit<ShoppingListDocument, 'outbox'> {
  const log = JSON.stringify(EMPTY_LOG);
  return { _id: id, ownerId, madeBy, name, revision: 1, open: 0, log, links: [], updated_at: new Date(), deletedAt: null };
}

const marksOf = ({ log }: ShoppingListDocument): number => (JSON.parse(log) as StoredLog).mark;

const openLinksOf = ({ links }: ShoppingListDocument): GuestLink[] => links.filter((link) => isOpen(link, Date.now())).map(toLink);

function openOn(log: ListLog): number {
  const foods = listFoods();
  return countToGet(log.items(), AboutList.of(log, foods), foods);
}

/** A device only changes items that it added or received; operations on unknown items are dropped. */
function whyNoPlace(log: ListLog, { type, item }: ListOperation): RefusalReason | undefined {
  if (type === 'add') return isFull(log, item) ? 'full' : undefined;
  return log.knows(item) ? undefined : 'removed';
}

/** Of what a device sends, the items that nobody has put on the list before. */
const newItemsOf = ({ operations }: SyncRequest, log: ListLog): string[] => [
  ...new Set(operations.flatMap(({ type, item }) => (type === 'add' && !isAboutList(item) && !log.knows(item) ? [item] : []))),
];

/** Whether there is no room for one more item. */
function isFull(log: ListLog, item: string): boolean {
  if (log.item(item)) return false;
  const isAbout = isAboutList(item);
  return log.count(isAbout) >= (isAbout ? LIST_LIMITS.about : LIST_LIMITS.items);
}

const toList = ({ _id, name, open, updated_at }: ListHead): ShoppingList => ({ id: _id, name, open, updated_at: updated_at.toISOString() });
