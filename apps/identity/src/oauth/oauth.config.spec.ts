import { OAuthConfig } from './oauth.config';

const CLIENT = {
  VOICE_CLIENT_ID: 'voice',
  VOICE_CLIENT_SECRET: 'x'.repeat(32),
  VOICE_REDIRECT_URIS: 'https://a.example/link/M1, https://b.example/link/M1',
};

describe('the settings of OAuth', () => {
  it('need no client', () => {
    expect(OAuthConfig.parse({})).toEqual({ platform: 'Alexa', client: null });
  });

  it('take one with several exact addresses', () => {
    expect(OAuthConfig.parse(CLIENT)).toEqual({
      platform: 'Alexa',
      client: { id: 'voice', secret: CLIENT.VOICE_CLIENT_SECRET, redirectUris: ['https://a.example/link/M1', 'https://b.example/link/M1'] },
    });
  });

  it.each(Object.keys(CLIENT))('want all of a client: without %s', (name) => {
    expect(() => OAuthConfig.parse({ ...CLIENT, [name]: '' })).toThrow(/belong together/);
  });

  it.each([
    'http://a.example/link',
    'https://a.example/link#code',
    'https://user@a.example/link',
    'https://a.example:443/link',
    'https://A.example/link',
    'https://a.example/x/../link',
    'voice://link',
    'a.example/link',
  ])('refuse %s as an address of the client', (VOICE_REDIRECT_URIS) => {
    expect(() => OAuthConfig.parse({ ...CLIENT, VOICE_REDIRECT_URIS })).toThrow(/VOICE_REDIRECT_URIS/);
  });

  it('take an address on this machine outside production alone', () => {
    const local = { ...CLIENT, VOICE_REDIRECT_URIS: 'http://127.0.0.1:4312/linked' };
    expect(OAuthConfig.parse({ ...local, ENVIRONMENT: 'development' }).client?.redirectUris).toEqual(['http://127.0.0.1:4312/linked']);
    expect(() => OAuthConfig.parse(local)).toThrow(/https/);
  });
});
