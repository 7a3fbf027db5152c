// The iOS and Android projects say what the configuration says, and hang together. Neither Xcode nor Gradle is here to find what does not.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { DOMParser } from '@xmldom/xmldom';
import { parse } from 'plist';
import xcode from 'xcode';
import { NATIVE_APP_ID, NATIVE_SCHEME } from '../../libs/contracts/src/constants/native.ts';
import { APP_VERSION } from '../../libs/contracts/src/constants/product.ts';
import { inRepository, repository } from '../prepare/repository.mjs';

const folder = inRepository('deploy/native');
const read = (...path) => readFileSync(join(folder, ...path), 'utf8');
const list = (pattern) => globSync(pattern, { cwd: folder });
const ids = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, id]) => id))];

const android = 'android/app/src/main';
const manifest = read(android, 'AndroidManifest.xml');
const project = read('ios/App/App.xcodeproj/project.pbxproj');
/** What a property list may hold. @type {(file: string) => Record<string, any>} */
const propertiesOf = (file) => /** @type {Record<string, any>} */ (parse(read(file)));

const info = propertiesOf('ios/App/App/Info.plist');
const { dependencies } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));

/** Fails for what is not well-formed. */
const xmlOf = (text) =>
  new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(text, 'text/xml');

test('every file of XML is well-formed, and every property list can be read', () => {
  const files = list('{android/app/src/main,ios/App/{App,Share}}/**/*.{xml,storyboard,plist,entitlements}');
  assert.ok(files.length > 12, files.join(', '));
  for (const file of files) {
    assert.doesNotThrow(() => xmlOf(read(file)), file);
    if (/plist|entitlements/.test(file)) assert.equal(typeof parse(read(file)), 'object', file);
  }
});

test('both apps have the id of the contracts', () => {
  const { appId } = JSON.parse(readFileSync(inRepository('capacitor.config.json'), 'utf8'));
  const build = read('android/app/build.gradle');
  assert.equal(appId, NATIVE_APP_ID);
  assert.deepEqual(ids(build, /(?:applicationId|namespace =) "([\w.]+)"/g), [NATIVE_APP_ID]);
  assert.deepEqual(ids(project, /PRODUCT_BUNDLE_IDENTIFIER = ([\w.]+);/g).sort(), [NATIVE_APP_ID, `${NATIVE_APP_ID}.share`]);
  const activity = join(android, 'java', ...NATIVE_APP_ID.split('.'), 'MainActivity.java');
  assert.match(read(activity), new RegExp(`^package ${NATIVE_APP_ID.replaceAll('.', '\\.')};`));
});

test('both apps have the version of the product', () => {
  assert.deepEqual(ids(project, /MARKETING_VERSION = ([^;]+);/g), [APP_VERSION]);
  assert.deepEqual(ids(read('android/app/build.gradle'), /versionName "([^"]+)"/g), [APP_VERSION]);
});

test('links of the scheme and of one server open both apps, and shared text comes by the scheme', () => {
  assert.deepEqual(info.CFBundleURLTypes[0].CFBundleURLSchemes, [NATIVE_SCHEME]);
  assert.ok(manifest.includes(`<data android:scheme="${NATIVE_SCHEME}" />`));
  const [host] = ids(manifest, /android:autoVerify="true">[^]*?android:host="([^"]+)"/g);
  const entitled = propertiesOf('ios/App/App/App.entitlements')['com.apple.developer.associated-domains'];
  assert.deepEqual(entitled, [`applinks:${host}`, `webcredentials:${host}`]);
  assert.match(read('ios/App/Share/ShareViewController.swift'), new RegExp(`scheme = "${NATIVE_SCHEME}"`));
  assert.match(read(android, 'java/app/simmer/MainActivity.java'), new RegExp(`scheme\\("${NATIVE_SCHEME}"\\)`));
  assert.match(manifest, /android.intent.action.SEND"/);
});

test('the iOS app asks for what it uses, and for nothing else', () => {
  const asked = Object.keys(info).filter((key) => key.endsWith('UsageDescription'));
  assert.deepEqual(asked.sort(), ['NSCameraUsageDescription', 'NSPhotoLibraryUsageDescription']);
  assert.deepEqual(ids(manifest, /<uses-permission android:name="([^"]+)"/g), ['android.permission.INTERNET']);
});

test('iOS says in each language why the app asks', () => {
  const { strings } = JSON.parse(read('ios/App/App/InfoPlist.xcstrings'));
  for (const [key, { localizations }] of Object.entries(strings)) {
    assert.deepEqual(Object.keys(localizations), info.CFBundleLocalizations);
    assert.equal(info[key], localizations.en.stringUnit.value);
    assert.notEqual(localizations.de.stringUnit.value, info[key]);
  }
  assert.deepEqual(Object.keys(strings).sort(), ['NSCameraUsageDescription', 'NSPhotoLibraryUsageDescription']);
  assert.match(project, /InfoPlist\.xcstrings in Resources \*\/,/);
  assert.match(project, /knownRegions = \(\s*en,\s*de,/);
});

test('the Xcode project is whole: every file is there, and the app contains the share extension', () => {
  const { objects } = xcode.project(join(folder, 'ios/App/App.xcodeproj/project.pbxproj')).parseSync().hash.project;
  const named = Object.values(objects.PBXFileReference).filter((file) => file.sourceTree === '"<group>"');
  // written by each `npm run native`
  const generated = ['public', 'capacitor.config.json', 'config.xml'];
  const missing = named
    .map(({ path }) => path.replaceAll('"', ''))
    .filter(
      (path) => !generated.includes(basename(path)) && !['App', 'Share'].some((group) => existsSync(join(folder, 'ios/App', group, path))),
    );
  assert.deepEqual(missing, []);
  const targets = Object.values(objects.PBXNativeTarget).filter(({ name }) => name);
  const [app, share] = targets;
  assert.deepEqual([targets.length, share.productType], [2, '"com.apple.product-type.app-extension"']);
  const [dependency] = app.dependencies.map(({ value }) => objects.PBXTargetDependency[value]);
  assert.equal(objects.PBXNativeTarget[dependency.target], share);
  const copied = Object.values(objects.PBXCopyFilesBuildPhase).find(({ dstSubfolderSpec }) => dstSubfolderSpec === 13);
  assert.match(copied.files[0].comment, /Share\.appex/);
  assert.equal(ids(project, /CODE_SIGN_ENTITLEMENTS = ([^;]+);/g)[0], 'App/App.entitlements');
});

test('every resource that the Android app names is there', () => {
  const texts = [manifest, ...list(`${android}/res/**/*.xml`).map((file) => read(file))];
  const values = list(`${android}/res/values/*.xml`)
    .map((file) => read(file))
    .join('\n');
  const named = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/"@(drawable|mipmap|color|string|style|xml)\/([\w.]+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
    ),
  );
  // of the AppCompat library, which defines what the template leaves out
  const ofLibraries = ['color/colorPrimary', 'color/colorPrimaryDark', 'color/colorAccent'];
  const missing = [...named].filter((resource) => {
    const [kind, name] = resource.split('/');
    const isDefined = new RegExp(`<${kind} name="${name}"`).test(values);
    return !isDefined && list(`${android}/res/${kind}*/${name}.*`).length === 0 && !ofLibraries.includes(resource);
  });
  assert.deepEqual(missing, []);
});

test('both have the plugins that package.json has, in its version', () => {
  const plugins = Object.keys(dependencies)
    .filter((name) => name.startsWith('@capacitor/') && name !== '@capacitor/core')
    .sort();
  const swift = read('ios/App/CapApp-SPM/Package.swift');
  assert.deepEqual(ids(swift, /node_modules\/(@capacitor\/\w+)"/g).sort(), plugins);
  assert.match(swift, new RegExp(`exact: "${dependencies['@capacitor/core'].replaceAll('.', '\\.')}"`));
  assert.deepEqual(
    ids(read('android/capacitor.settings.gradle'), /node_modules\/(@capacitor\/\w+)\/android'/g)
      .filter((name) => name !== '@capacitor/android')
      .sort(),
    plugins,
  );
});

test('what is committed is small', () => {
  const files = execFileSync('git', ['ls-files', '-z', 'deploy/native'], { cwd: repository, encoding: 'utf8' }).split('\0').filter(Boolean);
  const large = files.filter((file) => statSync(inRepository(file)).size > 64_000);
  assert.deepEqual([files.length > 40, large], [true, []]);
});
