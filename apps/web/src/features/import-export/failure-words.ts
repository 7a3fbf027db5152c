import type { RouteOutput } from '@simmer/client';
import * as t from '@simmer/messages/file-failures';

type Failure = NonNullable<RouteOutput<'GET /exports/:id'>['error']>;

const IMPORTS: Record<string, string> = t.imports;
const EXPORTS: Record<string, string> = t.exports;

/** Why an import of files ended early, as the cook reads it. */
export const importFailure = ({ code }: Failure): string => IMPORTS[code] ?? t.unexpected;

/** Why an export came to nothing, as the cook reads it. */
export const exportFailure = ({ code }: Failure): string => EXPORTS[code] ?? t.unexpected;
