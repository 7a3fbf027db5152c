// What the iOS project has beside Capacitor's template: links, permissions, the share extension, the version.
import { cpSync, writeFileSync } from 'node:fs';
import { build, parse } from 'plist';
import xcode from 'xcode';
import { NATIVE_APP_ID, NATIVE_SCHEME } from '../../libs/contracts/src/constants/native';
import { APP_VERSION } from '../../libs/contracts/src/constants/product';
import * as de from '../../libs/messages/src/de/native';
import * as en from '../../libs/messages/src/en/native';
import { inRepository } from '../prepare/repository.mjs';
import { edit } from './edit';

const ios = (...path: string[]): string => inRepository('deploy/native/ios/App', ...path);
const SHARE = 'Share';
const WORDS = 'InfoPlist.xcstrings';
/** As --paper of the web app. */
const PAPER = 'red="0.984" green="0.980" blue="0.965" alpha="1" colorSpace="custom" customColorSpace="sRGB"';

const LANGUAGES = { en, de };

/** Why the app asks for something, by the names that iOS has for it. */
const reasonsIn = ({ camera, photoLibrary }: Record<keyof typeof en, string>): Record<string, string> => ({
  NSCameraUsageDescription: camera,
  NSPhotoLibraryUsageDescription: photoLibrary,
});

export function editIos(server: string): void {
  edit(ios('App/Info.plist'), withOurs);
  writeFileSync(ios('App/App.entitlements'), entitlementsFor(server));
  writeFileSync(ios('App', WORDS), `${JSON.stringify(wordsOfInfo(), null, 2)}\n`);
  edit(ios('App/Base.lproj/LaunchScreen.storyboard'), centered);
  cpSync(inRepository('tools/native/templates/ios/Share'), ios(SHARE), { recursive: true });
  edit(ios('App.xcodeproj/project.pbxproj'), (project) =>
    versioned(withWords(project.includes(`productName = "${SHARE}";`) ? project : withShareTarget())),
  );
}

function withOurs(text: string): string {
  const info = parse(text) as Record<string, unknown>;
  return `${build({
    ...info,
    CFBundleLocalizations: Object.keys(LANGUAGES),
    CFBundleURLTypes: [{ CFBundleURLName: NATIVE_APP_ID, CFBundleURLSchemes: [NATIVE_SCHEME] }],
    // what https does needs no export declaration
    ITSAppUsesNonExemptEncryption: false,
    ...reasonsIn(en),
    UIRequiredDeviceCapabilities: ['arm64'],
  } as never)}\n`;
}

/** The string catalog of Info.plist. */
function wordsOfInfo(): object {
  const strings = Object.keys(reasonsIn(en)).map((key) => [
    key,
    {
      extractionState: 'manual',
      localizations: Object.fromEntries(
        Object.entries(LANGUAGES).map(([language, words]) => [
          language,
          { stringUnit: { state: 'translated', value: reasonsIn(words)[key] } },
        ]),
      ),
    },
  ]);
  return { sourceLanguage: 'en', strings: Object.fromEntries(strings), version: '1.0' };
}

function entitlementsFor(server: string): string {
  const { host } = new URL(server);
  return `${build({ 'com.apple.developer.associated-domains': [`applinks:${host}`, `webcredentials:${host}`] })}\n`;
}

/** The drawing in the middle of the app's own ground, instead of over the whole screen. */
const centered = (storyboard: string): string =>
  storyboard
    .replace('contentMode="scaleAspectFill"', 'contentMode="center"')
    .replace('<color key="backgroundColor" systemColor="systemBackgroundColor"/>', `<color key="backgroundColor" ${PAPER}/>`)
    .replace(/\n\s*<systemColor name="systemBackgroundColor">[^]*?<\/systemColor>/, '')
    .replace('<image name="Splash" width="1366" height="1366"/>', '<image name="Splash" width="120" height="120"/>');

const versioned = (project: string): string => project.replaceAll(/MARKETING_VERSION = [\d.]+;/g, `MARKETING_VERSION = ${APP_VERSION};`);

/** The project with the string catalog among the app's resources, and with its languages. */
function withWords(project: string): string {
  if (project.includes(WORDS)) return project;
  const [built, file] = ['5133E4A12FEA0C0100D1A001', '5133E4A02FEA0C0100D1A001'];
  const before = (text: string, mark: string, line: string): string => text.replace(mark, `${line}\n${mark}`);
  const after = (text: string, mark: RegExp, line: string): string => text.replace(mark, (found) => `${found}\n\t\t\t\t${line}`);
  let made = before(
    project,
    '/* End PBXBuildFile section */',
    `\t\t${built} /* ${WORDS} in Resources */ = {isa = PBXBuildFile; fileRef = ${file} /* ${WORDS} */; };`,
  );
  made = before(
    made,
    '/* End PBXFileReference section */',
    `\t\t${file} /* ${WORDS} */ = {isa = PBXFileReference; lastKnownFileType = text.json.xcstrings; path = ${WORDS}; sourceTree = "<group>"; };`,
  );
  made = after(made, /\w+ \/\* Info\.plist \*\/,/, `${file} /* ${WORDS} */,`);
  made = after(made, /\w+ \/\* Assets\.xcassets in Resources \*\/,/, `${built} /* ${WORDS} in Resources */,`);
  return after(made, /knownRegions = \(\n\t+en,/, 'de,');
}

/** The project with a target for the share extension, built into the app. */
function withShareTarget(): string {
  const file = ios('App.xcodeproj/project.pbxproj');
  const project = xcode.project(file).parseSync();
  // without these the app would be built before what it contains
  for (const section of ['PBXTargetDependency', 'PBXContainerItemProxy']) project.hash.project.objects[section] ??= {};
  const target = project.addTarget(SHARE, 'app_extension', SHARE, `${NATIVE_APP_ID}.share`).uuid as string;
  project.addBuildPhase(['ShareViewController.swift'], 'PBXSourcesBuildPhase', 'Sources', target);
  project.addBuildPhase([], 'PBXFrameworksBuildPhase', 'Frameworks', target);
  project.addBuildPhase([], 'PBXResourcesBuildPhase', 'Resources', target);
  const group = project.addPbxGroup(['ShareViewController.swift'], SHARE, SHARE).uuid as string;
  project.addToPbxGroup(group, project.getFirstProject().firstProject.mainGroup);
  for (const configuration of Object.values<Configuration>(project.pbxXCBuildConfigurationSection())) {
    const settings = configuration.buildSettings;
    if (settings === undefined) continue;
    if (settings['PRODUCT_BUNDLE_IDENTIFIER'] === NATIVE_APP_ID) settings['CODE_SIGN_ENTITLEMENTS'] = 'App/App.entitlements';
    if (settings['PRODUCT_NAME'] === `"${SHARE}"`)
      Object.assign(settings, {
        CODE_SIGN_STYLE: 'Automatic',
        CURRENT_PROJECT_VERSION: 1,
        INFOPLIST_FILE: `${SHARE}/Info.plist`,
        IPHONEOS_DEPLOYMENT_TARGET: '15.0',
        LD_RUNPATH_SEARCH_PATHS: ['"$(inherited)"', '"@executable_path/Frameworks"', '"@executable_path/../../Frameworks"'],
        MARKETING_VERSION: APP_VERSION,
        PRODUCT_BUNDLE_IDENTIFIER: `${NATIVE_APP_ID}.share`,
        SKIP_INSTALL: 'YES',
        SWIFT_VERSION: '5.0',
        TARGETED_DEVICE_FAMILY: '"1,2"',
      });
  }
  return (project.writeSync() as string).replaceAll(/ \w+ = undefined;/g, '');
}

interface Configuration {
  /** Missing in the comments that stand between the configurations. */
  buildSettings?: Record<string, unknown>;
}
