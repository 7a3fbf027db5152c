import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { connect } from '@nats-io/transport-node';
import { ServiceConfig } from '../config/service-config';
import { connectionOptions } from './nats-connection';

const optionsFor = (NATS_URL: string) =>
  connectionOptions(ServiceConfig.parse({ NATS_URL, REDIS_URL: 'redis://127.0.0.1' }), 'recipes', 'calls');

describe('the way to the bus', () => {
  it('is one server with its credentials', () => {
    expect(optionsFor('nats://recipes:p%40ss@10.0.0.1:4222')).toMatchObject({
      servers: ['10.0.0.1:4222'],
      user: 'recipes',
      pass: 'p@ss',
      name: 'recipes calls',
    });
  });

  it('is every server of a cluster, with the credentials of the first that has some', () => {
    const options = optionsFor('nats://a:4222, nats://recipes:secret@b:4222,nats://recipes:secret@c:4222');
    expect(options).toMatchObject({ servers: ['a:4222', 'b:4222', 'c:4222'], user: 'recipes', pass: 'secret' });
  });

  it('is taken as the user of the service, when there is a password alone', () => {
    expect(optionsFor('nats://:secret@a:4222,nats://b:4222')).toMatchObject({ user: 'recipes', pass: 'secret' });
  });

  it('is encrypted when an address says so', () => {
    expect(optionsFor('tls://recipes:secret@a:4222').tls).toEqual({});
    expect(optionsFor('nats://a:4222')).not.toHaveProperty('tls');
  });

  it('needs no credentials', () => {
    expect(optionsFor('nats://127.0.0.1:4222')).not.toHaveProperty('user');
  });

  it('takes answers where no other service may listen', () => {
    expect(optionsFor('nats://127.0.0.1:4222').inboxPrefix).toBe('_INBOX.recipes');
  });

  it.each(['10.0.0.1:4222', 'http://a:4222', 'nats://a:4222,', 'nats://a:4222,b', ','])('is refused at start when it is %j', (address) => {
    expect(() => optionsFor(address)).toThrow('NATS_URL: Set it to the address of the message bus');
  });
});

describe('a server that lets nobody in for a while', () => {
  let server: Server;
  afterEach(() => server.close());

  it('is asked again until it does, however often it refuses', async () => {
    const sockets: Socket[] = [];
    let refusals = 0;
    // says what a server says to whoever connects: welcome, or that it does not know them
    server = createServer((socket) => {
      sockets.push(socket);
      socket.write('INFO {"server_id":"one","version":"2.12.0","headers":true,"max_payload":1048576}\r\n');
      socket.on('error', () => undefined); // the client closes it in the middle of a word
      socket.on('data', (data) => {
        if (!data.includes('PING')) return;
        if (refusals === 0) return void socket.write('PONG\r\n');
        refusals -= 1;
        socket.end("-ERR 'Authorization Violation'\r\n");
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const connection = await connect({ ...optionsFor(`nats://:secret@127.0.0.1:${port}`), reconnectTimeWait: 1, reconnectJitter: 1 });
    refusals = 3;
    sockets.at(-1)?.destroy();
    const ended = connection.closed().then(() => 'closed');
    const isBack = (async () => {
      for await (const { type } of connection.status()) if (type === 'reconnect') return 'connected';
      return 'closed';
    })();
    expect(await Promise.race([ended, isBack])).toBe('connected');
    expect(refusals).toBe(0);
    await connection.close();
  });
});
