import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { allOperations, type Operation } from '@simmer/contracts';
import type { WorldUnderTest } from '@simmer/world';
import { type Asker, type Cast, castOf, refusalOf } from './askers';
import { rows } from './expectations';
import type { IdUse, Row } from './row';
import { newPerson, type Person, type Reply } from './person';
import { type Resource, resources } from './resources';
import { idPathsOf, sampleInput, withValue } from './sample-input';

/** One call of the matrix, and what was wrong with its answer; null when nothing was. */
export interface Cell {
  operation: string;
  asker: string;
  target: 'own' | 'foreign' | 'missing' | 'refused';
  wrong: string | null;
  /** Whether the answer held a private text of the owner, who had not asked. */
  hasLeaked: boolean;
}

export const nameOf = ({ subject }: Operation): string => subject.replace('rpc.', '');

/** Operations, and ids of their inputs, of which the expectation table says nothing, and rows of what there is no longer. */
export function gapsInRows(): string[] {
  const operations = allOperations();
  const gaps = operations.flatMap((operation) => {
    const row = rows[nameOf(operation)];
    if (!row) return [`${nameOf(operation)} has no row`];
    return idPathsOf(operation)
      .filter((path) => !row.ids?.[path])
      .map((path) => `${nameOf(operation)}: its row does not say what ${path} is`);
  });
  const known = new Set(operations.map(nameOf));
  return [
    ...gaps,
    ...Object.keys(rows)
      .filter((name) => !known.has(name))
      .map((name) => `${name} is no operation`),
  ];
}

/** For so many operations what is made for them has room on the free plan. */
const OPERATIONS_PER_CAST = 4;

/** Asks everybody for everything. `isThorough`: what was asked over HTTP also on the bus. */
export async function runMatrix(world: WorldUnderTest, { isThorough = false } = {}): Promise<Cell[]> {
  const operations = allOperations();
  const cells: Cell[] = [];
  for (let from = 0; from < operations.length; from += OPERATIONS_PER_CAST) {
    const cast = await castOf(world);
    try {
      for (const operation of operations.slice(from, from + OPERATIONS_PER_CAST))
        cells.push(...(await new Asking(world, cast, operation, isThorough).cells()));
    } finally {
      await cast.close();
    }
  }
  return cells;
}

/** All cells of one operation. */
class Asking {
  private readonly row: Row;
  private readonly found: Cell[] = [];

  constructor(
    private readonly world: WorldUnderTest,
    private readonly cast: Cast,
    private readonly operation: Operation,
    private readonly isThorough: boolean,
  ) {
    this.row = rows[nameOf(operation)] ?? {};
  }

  async cells(): Promise<Cell[]> {
    const { owner, askers } = this.cast;
    const owned = new Map<string, string>();
    for (const [path, { of }] of Object.entries(this.row.ids ?? {})) owned.set(path, await this.thingOf(owner, of));
    const before = await this.lookAt(owned);
    const mayCall = askers.filter((asker) => !refusalOf(this.operation, asker.kind, asker.isOnBus) && this.isWorthAsking(asker));
    for (const asker of askers) {
      const refusal = refusalOf(this.operation, asker.kind, asker.isOnBus);
      if (refusal) await this.refused(asker, owned, refusal);
    }
    for (const asker of mayCall.filter(({ person }) => person && person !== owner))
      for (const [path, use] of Object.entries(this.row.ids ?? {}))
        if (use.of !== 'nothing') await this.foreign(asker, path, use, owned.get(path) ?? '');
    if ((await this.lookAt(owned)) !== before) this.note(null, 'foreign', 'something of the owner was changed');
    for (const asker of mayCall) await this.own(asker);
    return this.found;
  }

  /** Only HTTP can send files. What it has asked is asked again on the bus only where time does not matter, and by staff what takes long. */
  private isWorthAsking({ isOnBus, kind }: Asker): boolean {
    const { http } = this.operation;
    if (this.row.busy && kind.startsWith('staff') && !this.isThorough) return false;
    if (!isOnBus || !http) return true;
    const isAsHttp = kind === 'cook' || kind === 'unverified' || kind === 'staff' || kind === 'visitor';
    return http.body?.kind !== 'form' && !this.row.usesUp && (this.isThorough || !isAsHttp);
  }

  /** Whoever may not call at all is told so, whatever they ask about. */
  private async refused(asker: Asker, owned: ReadonlyMap<string, string>, refusal: string): Promise<void> {
    const reply = await asker.ask(this.operation, await this.inputOf(asker.person, owned));
    if (reply) this.note(asker, 'refused', reply.code === refusal ? null : `${said(reply)} instead of ${refusal}`, reply);
  }

  /** Another's id is answered like one that nobody has. */
  private async foreign(everyAsker: Asker, path: string, { foreign }: IdUse, another: string): Promise<void> {
    const asker = await this.aloneIfUsedUp(everyAsker);
    const missing = await this.askWith(asker, path, randomUUID());
    const reply = await this.askWith(asker, path, another);
    if (!missing || !reply) return;
    const isRefusal = (missing.code ?? '').startsWith('access.');
    this.note(asker, 'missing', isRefusal ? said(missing) : null, missing);
    const isRight = {
      taken: reply.code === 'request.id-taken',
      hidden: reply.status === 404 && plain(reply) === plain(missing),
      ignored: said(reply) === said(missing),
    }[foreign];
    this.note(asker, 'foreign', isRight ? null : `${path}: ${said(reply)}, and ${said(missing)} for an id that nobody has`, reply);
  }

  /** What is one's own is there: without that the others would have been asked for nothing. Where nothing is asked for, being let in is enough. */
  private async own(asker: Asker): Promise<void> {
    const { person } = asker;
    if (person && Object.values(this.row.ids ?? {}).some(({ of }) => isOutOfReach(person, of))) return;
    const reply = await this.askWith(await this.aloneIfUsedUp(asker));
    if (!reply) return;
    const isDone = reply.status < 400 || (this.row.own ?? []).some((code) => code === reply.code);
    const isLetIn = reply.status < 500 && !reply.code?.startsWith('access.');
    const asksForThings = asker.person !== null && Object.values(this.row.ids ?? {}).some(({ of }) => of !== 'nothing');
    this.note(asker, 'own', (asksForThings ? isDone : isLetIn) ? null : said(reply), reply);
  }

  /** Somebody of the same kind who has come for this alone, where it ends the session or the account. */
  private async aloneIfUsedUp(asker: Asker): Promise<Asker> {
    if (!this.row.usesUp || !asker.person || asker.isOnBus) return asker;
    const person = await newPerson(this.world, asker.person.actor.role, { isVerified: asker.person.account.emailVerified });
    return { ...asker, person, ask: person.send };
  }

  /** Asks about what is the asker's own, but for the id at `path`. */
  private async askWith(asker: Asker, path?: string, id = ''): Promise<Reply | null> {
    const ids = await this.ownIds(asker.person, path, id);
    const input = await this.inputOf(asker.person, ids);
    let reply = await asker.ask(this.operation, input);
    while (reply?.code && reply.code === this.row.busy) {
      await pause(50);
      reply = await asker.ask(this.operation, input);
    }
    return reply;
  }

  private async ownIds(person: Person | null, path: string | undefined, id: string): Promise<Map<string, string>> {
    const ids = new Map<string, string>();
    for (const [at, use] of Object.entries(this.row.ids ?? {}))
      ids.set(at, at === path ? id : use.foreign === 'taken' ? randomUUID() : await this.thingOf(person, use.of));
    return ids;
  }

  private thingOf(person: Person | null, of: IdUse['of']): Promise<string> | string {
    if (!person || of === 'nothing' || isOutOfReach(person, of)) return randomUUID();
    return of === 'account' ? person.account.id : resources[of].make(person);
  }

  private async inputOf(person: Person | null, ids: ReadonlyMap<string, string>): Promise<Record<string, unknown>> {
    const canary = person?.canary ?? this.cast.anybody;
    const given = { ...sampleInput(this.operation, canary), ...(await this.row.input?.(canary, ids, person?.account.id ?? randomUUID())) };
    const input = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    return [...ids].reduce((changed, [path, id]) => withValue(changed, path, id), input);
  }

  /** What the owner sees of what others were about to reach. */
  private async lookAt(owned: ReadonlyMap<string, string>): Promise<string> {
    const seen = Object.entries(this.row.ids ?? {}).map(async ([path, { of }]) =>
      of === 'account' || of === 'nothing' ? null : (await resources[of].look(this.cast.owner, owned.get(path) ?? '')).body,
    );
    return JSON.stringify(await Promise.all(seen));
  }

  private note(asker: Asker | null, target: Cell['target'], wrong: string | null, reply?: Reply): void {
    const hasLeaked = asker?.person !== this.cast.owner && (reply?.text.includes(this.cast.owner.canary) ?? false);
    this.found.push({
      operation: nameOf(this.operation),
      asker: asker?.name ?? 'anybody',
      target,
      hasLeaked,
      wrong: hasLeaked ? `a private text of the owner: ${reply?.text.slice(-300)}` : wrong,
    });
  }
}

/** Whether somebody cannot have one of these. */
const isOutOfReach = ({ account }: Person, of: IdUse['of']): boolean =>
  of !== 'account' && of !== 'nothing' && !account.emailVerified && (resources[of] as Resource).needsVerifiedEmail === true;

const said = ({ status, code }: Reply): string => (code ? `${status} ${code}` : String(status));

/** An answer without what differs from one to the next. */
const plain = ({ body }: Reply): string =>
  JSON.stringify(body).replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'id');
