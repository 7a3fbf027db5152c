import { z } from 'zod';
import { config } from './config';
import { ServiceConfig } from './service-config';

const addresses = { NATS_URL: 'nats://x', REDIS_URL: 'redis://x', MONGO_URL: 'mongodb://x' };

describe('config', () => {
  const definition = config(
    'the example',
    z.object({ WORKERS: z.coerce.number().int().min(1).default(2), NAME: z.string({ error: 'Give it a name.' }) }),
  );

  it('reads variables and fills in defaults', () => {
    expect(definition.parse({ NAME: 'pot' })).toEqual({ WORKERS: 2, NAME: 'pot' });
  });

  it('takes an empty variable as not given', () => {
    expect(definition.parse({ NAME: 'pot', WORKERS: '' }).WORKERS).toBe(2);
  });

  it('refuses a wrong setting and says which and why', () => {
    expect(() => definition.parse({ WORKERS: '0' })).toThrow(
      /The settings of the example are not right:[^]*WORKERS[^]*NAME: Give it a name\./,
    );
  });

  it('wants to know the environment by one of its three names', () => {
    expect(() => ServiceConfig.parse({ ...addresses, ENVIRONMENT: 'test' })).toThrow(
      'environment must be one of development, staging, production',
    );
  });

  it.each(['', 'loopback', '10.0.0.0/8, 2001:db8::/32', '203.0.113.7,uniquelocal'])('takes %j for proxies to trust', (proxies) => {
    expect(ServiceConfig.parse({ ...addresses, TRUSTED_PROXIES: proxies }).TRUSTED_PROXIES).not.toHaveLength(0);
  });

  it.each(['everybody', '10.0.0.0/33', 'proxy.example', 'loopback,,', 'true'])('trusts no proxies called %j', (proxies) => {
    expect(() => ServiceConfig.parse({ ...addresses, TRUSTED_PROXIES: proxies })).toThrow('TRUSTED_PROXIES: Set it to addresses');
  });
});
