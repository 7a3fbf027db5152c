import { GatewayConfig } from './gateway.config';

describe("the gateway's settings", () => {
  it('take our own address for the origin of our pages', () => {
    expect([...GatewayConfig.parse({ PORT: '4400' }).publicOrigins]).toEqual(['http://localhost:4400', 'http://127.0.0.1:4400']);
    expect([...GatewayConfig.parse({ PUBLIC_ORIGINS: 'https://a.example, https://b.example' }).publicOrigins]).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it.each([
    [{ API_TIMEOUT: '50' }, 'API_TIMEOUT: API timeout must be between 100ms and 60s'],
    [{ API_TIMEOUT: 'abc' }, 'API_TIMEOUT: API timeout must be between 100ms and 60s'],
    [{ ITEMS_PER_PAGE: '101' }, 'ITEMS_PER_PAGE: Items per page must be between 1 and 100'],
    [{ ITEMS_PER_PAGE: '1.5' }, 'ITEMS_PER_PAGE: Items per page must be between 1 and 100'],
    [{ APPLE_TEAM_ID: 'team' }, 'APPLE_TEAM_ID: A team of Apple has ten letters and digits.'],
    [{ ANDROID_CERT_SHA256: 'AB:CD' }, 'A fingerprint is 32 bytes as AB:CD:…, as keytool prints it.'],
    [{ ENVIRONMENT: 'test' }, 'ENVIRONMENT: environment must be one of development, staging, production'],
    [{ GATEWAY_REQUESTS_PER_MINUTE: '0' }, 'In production every budget has to be more than 0.'],
  ])('refuse %j', (given, message) => {
    expect(() => GatewayConfig.parse(given)).toThrow(message);
  });

  it('are told to programs', () => {
    const { app } = GatewayConfig.parse({ APP_NAME: 'Test kitchen', API_TIMEOUT: '9000', ITEMS_PER_PAGE: '24' });
    expect(app).toMatchObject({ appName: 'Test kitchen', api: { timeout: 9_000, retryAttempts: 3 }, ui: { itemsPerPage: 24 } });
  });

  it('may count nothing outside production', () => {
    expect(GatewayConfig.parse({ ENVIRONMENT: 'development', GATEWAY_REQUESTS_PER_MINUTE: '0' }).GATEWAY_REQUESTS_PER_MINUTE).toBe(0);
  });
});
