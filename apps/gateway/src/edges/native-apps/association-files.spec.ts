import { androidAssetLinks, appleAssociation } from './association-files';

describe('the association files', () => {
  it('give the iOS app every page, and nothing that is no page of the app', () => {
    const { applinks } = JSON.parse(appleAssociation('ABCDE12345')) as {
      applinks: { details: { appIDs: string[]; components: { '/': string; exclude?: true }[] }[] };
    };
    const [{ appIDs, components } = { appIDs: [], components: [] }] = applinks.details;
    expect(appIDs).toEqual(['ABCDE12345.app.simmer']);
    // the first that matches decides
    expect(components.at(-1)).toEqual({ '/': '/*' });
    expect(components.slice(0, -1).every(({ exclude }) => exclude === true)).toBe(true);
    expect(components.map((component) => component['/'])).toContain('/api/*');
  });

  it('name each certificate of the Android app', () => {
    expect(JSON.parse(androidAssetLinks(['AA:BB', 'CC:DD']))).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
        target: { namespace: 'android_app', package_name: 'app.simmer', sha256_cert_fingerprints: ['AA:BB', 'CC:DD'] },
      },
    ]);
  });
});
