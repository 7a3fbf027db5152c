// What can be known of docker-compose.yml where there is no client of Docker to ask.

/** Says of each rule, by name, what breaks it. `services` are those of the product, `servers` what they stand on. */
export async function composeProblems(text, { services, servers }) {
  // loaded here because this file is read before packages are installed
  const { parse } = await import('yaml');
  const file = parse(text, { merge: true });
  // a name with nothing below it is read as null
  const empty = Object.keys(file.services).filter((name) => !file.services[name]);
  const all = Object.entries(file.services).filter(([, service]) => service);
  const named = Object.keys(file.services);
  const volumes = Object.keys(file.volumes);
  return {
    'says what each service is': empty,
    'has every service and server': [...services, ...servers].filter((name) => !named.includes(name)),
    'has a default for every variable': variablesOf(text)
      .filter(([, rest]) => !rest.startsWith(':-'))
      .map(([name]) => name),
    'listens on this machine alone': all.flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `${name} ${port}`),
    ),
    'names the version of every image': all
      .filter(([, { image, build }]) => (image ? !/:[\w.-]*\d[\w.-]*$/.test(image) : !build))
      .map(([name]) => name),
    'builds each service as itself': services.filter((name) => file.services[name]?.build?.args?.SERVICE !== name),
    'lets each service into the store as itself': services.filter((name) => {
      const { MONGO_URL } = file.services[name]?.environment ?? {};
      return MONGO_URL !== undefined && !MONGO_URL.startsWith(`mongodb://${name}:\${${name.toUpperCase()}_STORE_PASSWORD:-`);
    }),
    'waits for what there is': all.flatMap(([name, { depends_on: needed = {} }]) =>
      Object.keys(needed)
        .filter((other) => !named.includes(other))
        .map((other) => `${name}: ${other}`),
    ),
    'keeps data in volumes that there are': all.flatMap(([name, { volumes: used = [] }]) =>
      used.filter((volume) => !volume.startsWith('./') && !volumes.includes(volume.split(':')[0])).map((volume) => `${name} ${volume}`),
    ),
  };
}

/** Names and what follows them: `${PORT:-4310}` is PORT and `:-4310`; `$$` is a dollar sign for the container. */
const variablesOf = (text) => [...text.matchAll(/(?<!\$)\$\{(\w+)([^}]*)\}/g)].map(([, name, rest]) => [name, rest]);
