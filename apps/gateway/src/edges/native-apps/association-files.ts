import { NATIVE_APP_ID } from '@simmer/contracts';

/** What the apps have no screen for: it is opened in the browser, although the address is ours. */
const NOT_OF_THE_APPS = [
  '/api/*',
  '/media/*',
  '/plates/*',
  '/ops/*',
  '/health/*',
  '/docs*',
  '/openapi.json',
  '/calendars/*',
  '/test-payments/*',
];

/** The file of https://developer.apple.com/documentation/xcode/supporting-associated-domains, for the app of one team. */
export const appleAssociation = (teamId: string): string => {
  const app = `${teamId}.${NATIVE_APP_ID}`;
  const components = [...NOT_OF_THE_APPS.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }];
  return JSON.stringify({ applinks: { details: [{ appIDs: [app], components }] }, webcredentials: { apps: [app] } });
};

/** The file of https://developers.google.com/digital-asset-links, for the keys that the app may be signed with. */
export const androidAssetLinks = (fingerprints: readonly string[]): string =>
  JSON.stringify([
    {
      relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
      target: { namespace: 'android_app', package_name: NATIVE_APP_ID, sha256_cert_fingerprints: fingerprints },
    },
  ]);
