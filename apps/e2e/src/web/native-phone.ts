import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';

export type Platform = 'ios' | 'android';

interface Call {
  callbackId: string;
  pluginId: string;
  methodName: string;
  options: Record<string, unknown>;
}

const PACKAGES = { App: 'app', Haptics: 'haptics', Keyboard: 'keyboard' } as const;
type Plugin = keyof typeof PACKAGES;

const modules = join(process.cwd(), 'node_modules/@capacitor');
const sourcesOf = (pattern: string): string =>
  globSync(pattern, { cwd: modules })
    .map((file) => readFileSync(join(modules, file), 'utf8'))
    .join('\n');

/** What a platform has of a plugin, read from the sources that are installed: what an upgrade takes away is missing here too. */
export function methodsOf(plugin: Plugin, platform: Platform): string[] {
  const folder = PACKAGES[plugin];
  const methods =
    platform === 'ios'
      ? sourcesOf(`${folder}/ios/Sources/**/*.{swift,m}`).matchAll(
          /(?:CAPPluginMethod\(name: "|CAPPluginMethod\(#selector\(|CAP_PLUGIN_METHOD\()(\w+)/g,
        )
      : sourcesOf(`${folder}/android/src/main/java/**/*.java`).matchAll(/@PluginMethod[^@]*?\bpublic void (\w+)\(/g);
  return [...new Set([...methods].map(([, name = '']) => name))];
}

const LISTENING = ['addListener', 'removeListener', 'removeAllListeners'];
const HTTP = { name: 'CapacitorHttp', methods: ['request'] };

/** The plugins as the native side names them to the page. */
const headersOf = (platform: Platform) =>
  [...(Object.keys(PACKAGES) as Plugin[]).map((name) => ({ name, methods: [...methodsOf(name, platform), ...LISTENING] })), HTTP].map(
    ({ name, methods }) => ({
      name,
      methods: methods.map((method) => ({ name: method, rtype: method === 'addListener' ? 'callback' : 'promise' })),
    }),
  );

const BRIDGES = {
  ios: 'ios/Capacitor/Capacitor/assets/native-bridge.js',
  android: 'android/capacitor/src/main/assets/native-bridge.js',
};

/** What the native side refuses; the page gets it as the error of the call. */
class Refused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

interface PhoneOptions {
  platform: Platform;
  /** Answers requests that the system sends, with the cookies that it keeps. */
  http: APIRequestContext;
  launchUrl?: string | undefined;
}

/**
 * The native side of the app, as the documentation of Capacitor's plugins describes it: the page runs with Capacitor's own bridge, and what the
 * bridge sends to the system comes here.
 */
export class Phone {
  /** Without listeners: `Haptics.impact`, with what it was given. */
  readonly calls: { method: string; options: Record<string, unknown> }[] = [];
  /** Methods that this device has not. */
  readonly missing = new Set<string>();
  private readonly listeners = new Map<string, Set<string>>();
  private isLaunchTold = false;

  private constructor(
    private readonly page: Page,
    private readonly options: PhoneOptions,
  ) {}

  /** Before the page is opened. */
  static async of(page: Page, options: PhoneOptions): Promise<Phone> {
    const phone = new Phone(page, options);
    await page.exposeBinding('toPhone', (_, call: Call) => phone.answer(call));
    await page.addInitScript(connectBridge, { platform: options.platform, headers: headersOf(options.platform) });
    await page.addInitScript({ path: join(modules, BRIDGES[options.platform]) });
    return phone;
  }

  /** Every call of a method of a plugin so far, by its options. */
  called = (method: string) => this.calls.filter((call) => call.method === method).map(({ options }) => options);

  /** The system tells of an event of a plugin; with nobody listening it is lost. */
  async tell(plugin: Plugin, event: string, data: object = {}): Promise<void> {
    for (const callbackId of this.listeners.get(`${plugin}.${event}`) ?? [])
      await this.page.evaluate((answer) => (window as unknown as PhoneWindow).Capacitor.fromNative(answer), {
        callbackId,
        pluginId: plugin,
        methodName: 'addListener',
        success: true,
        save: true,
        data,
      });
  }

  /** The system keeps the link that the app was launched with until somebody listens. */
  private async tellOfLaunch(): Promise<void> {
    if (this.isLaunchTold || !this.options.launchUrl) return;
    this.isLaunchTold = true;
    await this.tell('App', 'appUrlOpen', { url: this.options.launchUrl });
  }

  listensTo = (plugin: Plugin, event: string): boolean => (this.listeners.get(`${plugin}.${event}`)?.size ?? 0) > 0;

  private async answer({ callbackId, pluginId, methodName, options }: Call) {
    const answer = { callbackId, pluginId, methodName };
    const method = `${pluginId}.${methodName}`;
    try {
      if (methodName === 'addListener') {
        const event = `${pluginId}.${String(options['eventName'])}`;
        this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(callbackId));
        if (event === 'App.appUrlOpen') await this.tellOfLaunch();
        return undefined;
      }
      if (methodName === 'removeListener') {
        this.listeners.get(`${pluginId}.${String(options['eventName'])}`)?.delete(String(options['callbackId']));
        return { ...answer, success: true, data: {} };
      }
      if (pluginId !== 'Console') this.calls.push({ method, options });
      return { ...answer, success: true, data: await this.result(method, options) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { ...answer, success: false, error: { message: error.code, code: error.code } };
    }
  }

  private async result(method: string, options: Record<string, unknown>): Promise<object> {
    if (this.missing.has(method)) throw new Refused('UNIMPLEMENTED');
    switch (method) {
      case 'App.getLaunchUrl':
        return this.options.launchUrl ? { url: this.options.launchUrl } : {};
      case 'CapacitorHttp.request':
        return this.send(options as unknown as HttpOptions);
      default:
        return {};
    }
  }

  private async send({ url, method, headers, data }: HttpOptions): Promise<object> {
    // as both platforms: a body of no type is left out, and a form gets its boundary here
    const { 'content-type': type, ...others } = headers;
    const body = type === undefined || data === undefined ? {} : typeof data === 'string' ? { data } : { multipart: formOf(data) };
    const sent = 'multipart' in body ? others : headers;
    const response = await this.options.http.fetch(url, { method, headers: sent, ...body, maxRedirects: 0 }).catch(() => {
      throw new Refused('NSURLErrorDomain');
    });
    const text = await response.text();
    const isJson = response.headers()['content-type']?.includes('application/json');
    return { status: response.status(), url, headers: response.headers(), data: isJson ? JSON.parse(text) : text };
  }
}

interface Field {
  key: string;
  value: string;
  type: 'string' | 'base64File';
  contentType?: string;
  fileName?: string;
}

const formOf = (fields: Field[]) =>
  Object.fromEntries(
    fields.map(({ key, value, type, contentType = '', fileName = '' }) => [
      key,
      type === 'string' ? value : { name: fileName, mimeType: contentType, buffer: Buffer.from(value, 'base64') },
    ]),
  );

interface HttpOptions {
  url: string;
  method: string;
  headers: Record<string, string>;
  data?: string | Field[];
}

interface PhoneWindow {
  Capacitor: { fromNative(answer: object): void };
  toPhone(call: Call): Promise<object | undefined>;
}

/** In the page, before Capacitor's own script. */
function connectBridge({ platform, headers }: { platform: Platform; headers: object[] }): void {
  const phone = window as unknown as PhoneWindow & Record<string, unknown>;
  // by which that script asks for settings while the page waits
  window.prompt = () => 'false';
  Object.assign(window, { Capacitor: { DEBUG: false, isLoggingEnabled: false, Plugins: {}, PluginHeaders: headers } });
  phone['WEBVIEW_SERVER_URL'] = window.location.origin;
  const send = async (call: Call): Promise<void> => {
    const answer = await phone.toPhone(call);
    if (answer) phone.Capacitor.fromNative(answer);
  };
  if (platform === 'ios') phone['webkit'] = { messageHandlers: { bridge: { postMessage: (call: Call) => void send(call) } } };
  else phone['androidBridge'] = { postMessage: (call: string) => void send(JSON.parse(call) as Call) };
}
