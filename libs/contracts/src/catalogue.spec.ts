import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { allEvents, allJobs, allOperations, jobs, operations } from './catalogue';
import { mayCall, SERVICE_NAMES } from './kit/caller';
import { OPENINGS, type Operation } from './kit/operation';
import { problems } from './kit/problem';
import { SCOPES } from './kit/scope';
import { STAFF_ROLES } from './kit/staff-role';
import { AUDIT_ACTIONS } from './identity/audit-actions';

const everyOperation = allOperations();
const byPlace: Record<string, Record<string, Record<string, Operation>>> = operations;
const named = everyOperation.map((operation) => [operation.subject, operation] as const);
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether an answer holds a secret that opens something. That of a session goes to the browser's cookie alone. */
function tellsSecret(output: Operation['output']): boolean {
  const { properties = {} } = z.toJSONSchema(output, { unrepresentable: 'any' });
  return 'token' in properties;
}

describe('the operations', () => {
  it('have one subject each', () => {
    const subjects = everyOperation.map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('are declared by the service that their subject names', () => {
    for (const [service, resources] of Object.entries(byPlace))
      for (const resource of Object.values(resources))
        for (const { subject } of Object.values(resource)) expect(subject).toMatch(new RegExp(`^rpc\\.${service}\\.[a-z-]+\\.[a-z-]+$`));
  });

  it('are called in the code as on the bus', () => {
    for (const resources of Object.values(byPlace))
      for (const [resource, verbs] of Object.entries(resources))
        for (const [verb, { subject }] of Object.entries(verbs))
          expect([kebab(resource), kebab(verb)]).toEqual(subject.split('.').slice(2));
  });

  it('have one route each', () => {
    const routes = everyOperation.flatMap(({ http }) => (http ? [`${http.method} ${http.path.replaceAll(/:\w+/g, ':')}`] : []));
    expect(routes.filter((route, at) => routes.indexOf(route) !== at)).toEqual([]);
  });

  it.each(named.filter(([, { http }]) => http))('%s has the parameters of its path among its input', (_, { http, input }) => {
    const parameters = [...(http?.path ?? '').matchAll(/:(\w+)/g)].map(([, name]) => name);
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(parameters));
  });

  it.each(named)('%s refuses a field that it does not know', (_, { input }) => {
    const codes = input.safeParse({ notKnownHere: 1 }).error?.issues.map(({ code }) => code);
    expect(codes).toContain('unrecognized_keys');
  });

  it('that ask for a person who has shown who they are let no program in', () => {
    const forPeople = everyOperation.filter(
      ({ requires, opens, http }) =>
        opens || requires.level || requires.recentAuth || requires.verifiedEmail || http?.session || http?.budget === 'sign-in',
    );
    expect(forPeople.length).toBeGreaterThan(20);
    expect(forPeople.filter(({ scope }) => scope !== null).map(({ subject }) => subject)).toEqual([]);
  });

  it('let programs in by each scope that there is, and by no other way than the session of a cook', () => {
    const open = everyOperation.filter(({ scope }) => scope !== null);
    expect(new Set(open.map(({ scope }) => scope))).toEqual(new Set(SCOPES));
    expect(open.filter(({ access, http }) => access !== 'cook' || (http?.authentication ?? 'session') !== 'session')).toEqual([]);
  });

  it('take forms from accounts alone, in whose folder what is sent waits', () => {
    const forms = everyOperation.filter(({ http }) => http?.body?.kind === 'form');
    expect(forms.length).toBeGreaterThan(2);
    expect(forms.filter(({ access }) => access !== 'cook').map(({ subject }) => subject)).toEqual([]);
  });

  it('that are batches say what came of each of their items', () => {
    const batches = everyOperation.filter(({ http }) => http?.batch);
    expect(batches).not.toEqual([]);
    const shapes = batches.map(({ subject, http, input, output }) => {
      const [sent, answered] = [input, output].map(
        (schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {},
      );
      const [items, results] = [sent?.[http?.batch ?? ''], answered?.['results']] as (z.core.JSONSchema.ArraySchema | undefined)[];
      return {
        subject,
        most: items?.maxItems,
        mostResults: results?.maxItems,
        ofEach: (items?.items as z.core.JSONSchema.ObjectSchema).required,
      };
    });
    for (const { subject, most, mostResults, ofEach } of shapes)
      expect({ subject, mostResults, ofEach }).toEqual({ subject, mostResults: most, ofEach: expect.arrayContaining(['id']) });
  });

  it('declare what they open, by the secret that they tell', () => {
    const tells = everyOperation.filter(({ access, http, output }) => access === 'cook' && http && tellsSecret(output));
    expect(tells.map(({ subject }) => subject)).not.toEqual([]);
    expect(tells.filter(({ opens }) => !opens).map(({ subject }) => subject)).toEqual([]);
  });

  it('open nothing before the address of the account is verified', () => {
    const opening = everyOperation.filter(({ opens }) => opens);
    expect(new Set(opening.map(({ opens }) => opens))).toEqual(new Set(Object.values(OPENINGS).flat()));
    expect(opening.filter(({ requires }) => !requires.verifiedEmail)).toEqual([]);
  });

  it('that need a verified address are answered by services that may ask for it', () => {
    const { callers } = operations.identity.email.lookUp;
    const needing = everyOperation.filter(({ requires }) => requires.verifiedEmail).map(({ subject }) => subject.split('.')[1]);
    expect([...new Set(needing)].filter((service) => !callers.some((name) => name === service))).toEqual([]);
  });

  it('are called by somebody', () => {
    expect(everyOperation.filter((operation) => !SERVICE_NAMES.some((name) => mayCall(operation, name)))).toEqual([]);
  });

  it('for staff name the roles that they are for, and others none', () => {
    const forStaff = everyOperation.filter(({ access }) => access === 'staff');
    expect(new Set(forStaff.flatMap(({ staffRoles }) => staffRoles))).toEqual(new Set(STAFF_ROLES));
    expect(everyOperation.filter(({ access, staffRoles }) => (access === 'staff') !== staffRoles.length > 0)).toEqual([]);
  });

  it('that staff call by a route are among the actions of the audit log, but for those that say they are not audited', () => {
    const audited = everyOperation.filter(({ audited, http }) => audited && http).map(({ subject }) => subject.replace('rpc.', ''));
    expect(audited).not.toEqual([]);
    expect(audited.filter((action) => !(action in AUDIT_ACTIONS))).toEqual([]);
    expect(everyOperation.filter(({ access, audited, http }) => access === 'staff' && !audited && http?.method !== 'GET')).toEqual([]);
  });

  it('open to services alone have no route', () => {
    expect(everyOperation.filter(({ access, http }) => access === 'service' && http)).toEqual([]);
  });
});

describe('the events', () => {
  it('have one subject each, of a service that there is', () => {
    const subjects = allEvents().map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
    const services = Object.keys(operations).join('|');
    for (const subject of subjects) expect(subject).toMatch(new RegExp(`^events\\.(${services})\\.[a-z-]+\\.[a-z-]+$`));
  });

  it.each(allEvents().map((event) => [event.subject, event] as const))('%s carries an id, and no document', (_, { payload }) => {
    const { properties = {} } = z.toJSONSchema(payload, { unrepresentable: 'any' });
    const kinds = Object.entries(properties).map(([field, schema]) => [field, (schema as { type?: string }).type]);
    expect(kinds.filter(([, type]) => type === 'object')).toEqual([]);
    expect(kinds.some(([field]) => /id$/i.test(String(field)))).toBe(true);
  });
});

describe('the jobs', () => {
  it('have one name each, of the service that declares it', () => {
    const names = allJobs().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [service, declared] of Object.entries(jobs))
      for (const [name, definition] of Object.entries(declared)) expect(definition.name).toBe(`${service}.${kebab(name)}`);
  });
});

/** What the services, the kit and the clients are made of, without the catalogue itself. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !entry.name.includes('.spec.') &&
        entry.name !== 'problem.ts' &&
        !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

describe('the problems', () => {
  const root = join(__dirname, '../../..');
  const written = sources(join(root, 'apps')) + sources(join(root, 'libs'));

  it('are all told by somebody', () => {
    expect(Object.keys(problems).filter((code) => !written.includes(`'${code}'`))).toEqual([]);
  });
});
