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
