import { TextAnswer } from '../kit/http';
import { operation } from '../kit/operation';
import { z } from 'zod';

const linked = { authentication: 'none', answer: { kind: 'text', type: 'application/json' } } as const;

/** What systems with a native app of ours read, to know that links to this installation are the app's. */
export const nativeApps = {
  apple: operation('rpc.gateway.native-apps.apple', {
    summary: 'Get which links the iOS app opens (apple-app-site-association)',
    access: 'public',
    http: { method: 'GET', base: '', path: '/.well-known/apple-app-site-association', ...linked },
    input: z.strictObject({}),
    output: TextAnswer,
    errors: ['request.not-found'],
  }),
  android: operation('rpc.gateway.native-apps.android', {
    summary: 'Get which Android app opens the links of this installation (Digital Asset Links)',
    access: 'public',
    http: { method: 'GET', base: '', path: '/.well-known/assetlinks.json', ...linked },
    input: z.strictObject({}),
    output: TextAnswer,
    errors: ['request.not-found'],
  }),
};
