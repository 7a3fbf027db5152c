import type { FactoryProvider } from '@nestjs/common';
import { outboundProviders } from './outbound-config';

const [settings] = outboundProviders('Simmer') as [FactoryProvider];
const read = (variables: Record<string, string>): unknown => settings.useFactory(variables);

describe('the way out of a service', () => {
  it('refuses to open in production while a private address may be reached', () => {
    expect(() => read({ ENVIRONMENT: 'production', OUTBOUND_ALLOWED_HOSTS: '127.0.0.1:8080' })).toThrow(
      'In production no private address may be reached',
    );
    expect(() => read({ OUTBOUND_ALLOWED_HOSTS: '127.0.0.1:8080' })).toThrow('In production no private address may be reached');
  });

  it('lets exactly the named hosts through in development', () => {
    expect(read({ ENVIRONMENT: 'development', OUTBOUND_ALLOWED_HOSTS: '127.0.0.1:8080, localhost:8080' })).toMatchObject({
      OUTBOUND_ALLOWED_HOSTS: ['127.0.0.1:8080', 'localhost:8080'],
    });
  });
});
