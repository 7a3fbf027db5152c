// What the Android project has beside Capacitor's template: links, sharing, the version.
import { copyFileSync, rmSync } from 'node:fs';
import { NATIVE_SCHEME } from '../../libs/contracts/src/constants/native';
import { APP_VERSION } from '../../libs/contracts/src/constants/product';
import { inRepository } from '../prepare/repository.mjs';
import { edit } from './edit';

const app = (...path: string[]): string => inRepository('deploy/native/android/app', ...path);

export function editAndroid(server: string): void {
  edit(app('src/main/AndroidManifest.xml'), (manifest) => withFilters(manifest, server));
  edit(app('build.gradle'), (build) => build.replace(/versionName ".*"/, `versionName "${APP_VERSION}"`));
  copyFileSync(inRepository('tools/native/templates/android/MainActivity.java'), app('src/main/java/app/simmer/MainActivity.java'));
  // examples of the template that test nothing of ours
  for (const examples of ['src/androidTest', 'src/test']) rmSync(app(examples), { recursive: true, force: true });
}

/** What of the outside opens the app: its icon, links of its scheme, links of the server, and text that another app shares. */
const withFilters = (manifest: string, server: string): string =>
  manifest.replace(
    /(<intent-filter>\s*<action android:name="android.intent.action.MAIN" \/>[^]*?<\/intent-filter>)[^]*?<\/activity>/,
    (_, main: string) => [main, OWN_LINKS, linksOf(server), SHARED_TEXT, '        </activity>'].join('\n\n'),
  );

const VIEWED = `<action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />`;

const OWN_LINKS = `            <intent-filter>
                ${VIEWED}
                <data android:scheme="${NATIVE_SCHEME}" />
            </intent-filter>`;

const linksOf = (server: string): string => `            <intent-filter android:autoVerify="true">
                ${VIEWED}
                <data android:scheme="https" android:host="${new URL(server).host}" />
            </intent-filter>`;

const SHARED_TEXT = `            <intent-filter>
                <action android:name="android.intent.action.SEND" />
                <category android:name="android.intent.category.DEFAULT" />
                <data android:mimeType="text/plain" />
            </intent-filter>`;
