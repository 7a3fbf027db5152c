import { allEvents, mayCall, operationsOf, SERVICE_NAMES, type ServiceName } from '@simmer/contracts';
import { listenersOfServices } from './services';

const HEAD = `# Made by \`npm run docs\` from the contracts and the services' listeners. One user for each service, with the subjects that it needs and no others:
# include this file in the configuration of every server of the bus, and give each server the passwords in its environment. A service is told
# its own in its NATS_URL: nats://recipes:…@a:4222,nats://b:4222
#
# A service answers its own operations, calls those that name it, publishes its own events and reads others' through a consumer for each of its
# listeners. The gateway reads live updates through consumers that live as long as it does and have no fixed names. The operator makes the stream.
`;

const quoted = (subjects: readonly string[]): string => subjects.map((subject) => `          "${subject}"`).join('\n');

const listeners = listenersOfServices();

/** What a service may publish, besides replies. */
function mayPublish(service: ServiceName): string[] {
  const calls = SERVICE_NAMES.flatMap(operationsOf).filter((operation) => mayCall(operation, service));
  const tells = allEvents().filter(({ subject }) => subject.startsWith(`events.${service}.`));
  const reads = listeners[service].flatMap(({ name, event }) => [
    `$JS.API.CONSUMER.INFO.EVENTS.${name}`,
    `$JS.API.CONSUMER.CREATE.EVENTS.${name}.${event.subject}`,
    `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${name}`,
    `$JS.ACK.EVENTS.${name}.>`,
  ]);
  return [...calls, ...tells]
    .map(({ subject }) => subject)
    .concat('$JS.API.INFO', '$JS.API.STREAM.INFO.EVENTS', reads, ALSO[service] ?? []);
}

const ALSO: Partial<Record<ServiceName, string[]>> = {
  gateway: [
    '$JS.API.CONSUMER.CREATE.EVENTS',
    '$JS.API.CONSUMER.INFO.EVENTS.*',
    '$JS.API.CONSUMER.DELETE.EVENTS.*',
    '$JS.API.CONSUMER.MSG.NEXT.EVENTS.*',
  ],
  operator: ['CREATE', 'UPDATE', 'DELETE'].map((verb) => `$JS.API.STREAM.${verb}.EVENTS`),
};

function user(service: ServiceName): string {
  const answers = operationsOf(service).length > 0 ? [`rpc.${service}.>`] : [];
  return `    {
      user: ${service}, password: $NATS_${service.toUpperCase()}_PASSWORD
      permissions: {
        publish: [
${quoted(mayPublish(service))}
        ]
        subscribe: [
${quoted([...answers, `_INBOX.${service}.>`])}
        ]
        allow_responses: true
      }
    }`;
}

const file = (users: string): string => `${HEAD}authorization {
  users: [
${users}
  ]
}
`;

const users = SERVICE_NAMES.map(user).join('\n');

/** For specs of the kit itself, which have operations and listeners that the product has not. Everything, in namespaces alone. */
const SPECS = `    {
      user: specs, password: $NATS_SPECS_PASSWORD
      permissions: {
        publish: ["*.rpc.>", "*.events.>", "$JS.API.>", "$JS.ACK.>"]
        subscribe: ["*.rpc.>", "*.events.>", "_INBOX.>"]
        allow_responses: true
      }
    }`;

/** The same rights below any namespace, one level above `rpc` and `events` and part of the stream's name. */
const inAnyNamespace = users.replaceAll(/^ *"(.*)"$/gm, (line, subject: string) => {
  const anyStream = line.replace(/(?<=[.])EVENTS\b/, '*');
  return /(^|[.])(rpc|events)[.]/.test(subject)
    ? `${anyStream}\n${anyStream.replace(/(?<=["*.a-z-])(rpc|events)[.]/, '*.$1.')}`
    : anyStream;
});

/** Who may do what on the bus: for production, and for a server that development and tests share, each in a namespace of its own. */
export const busUsers = (): Record<string, string> => ({
  'deploy/nats/users.conf': file(users),
  'deploy/nats/users-any-namespace.conf': file(`${inAnyNamespace}\n${SPECS}`),
});
