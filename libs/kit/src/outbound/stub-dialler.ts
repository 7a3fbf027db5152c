import { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import type { Dial } from './guarded-connector';
import { isPublicAddress } from './public-address';

/** A dialler that opens nothing: it notes who would have been dialled and answers every request with one reply. Test material. */
export class StubDialler {
  readonly dialled: string[] = [];
  /** Bytes that would have left for each connection. */
  readonly sent: string[] = [];

  constructor(
    private readonly reply: string,
    /** Where a connection says that it ended up; the dialled address unless given. */
    private readonly remoteAddress?: string,
  ) {}

  get dialledInside(): string[] {
    return this.dialled.filter((address) => !isPublicAddress(address));
  }

  readonly dial: Dial = ({ address }) => {
    this.dialled.push(address);
    const { sent, reply } = this;
    const socket = new Duplex({
      read: () => undefined,
      write(chunk: Buffer, _encoding, done) {
        sent.push(chunk.toString('latin1'));
        this.push(reply);
        done();
      },
    });
    const members = {
      remoteAddress: this.remoteAddress ?? address,
      setNoDelay: () => socket,
      setKeepAlive: () => socket,
      setTimeout: () => socket,
      ref: () => socket,
      unref: () => socket,
    };
    return Promise.resolve(Object.assign(socket, members) as unknown as Socket);
  };
}
