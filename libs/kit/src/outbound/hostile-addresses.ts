/**
 * Ways to make a server fetch what it must not, for the specs and for `npm run verify:ssrf`. Test material: nothing of the product imports it.
 */
interface HostileAddress {
  name: string;
  url: string;
  /** What each look-up of a name answers, in turn; the last answer repeats. */
  answers?: string[][];
  /** Where a public page redirects to, before the guard has to stop us. */
  redirectsTo?: string;
}

const PUBLIC = '93.184.216.34';

/** Addresses as the operating system would give them after a look-up. */
const INNER_ADDRESSES = [
  '127.0.0.1',
  '127.1.2.3',
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '192.168.255.255',
  '169.254.169.254',
  '169.254.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'fc00::1',
  'fd12:3456:789a::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '100::1',
  '::ffff:0:127.0.0.1',
  '3fff::1',
  '5f00::1',
  '4000::1',
];

/** Ways to write 127.0.0.1 and friends in an address bar. */
const SPELLINGS = [
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '017700000001',
  '0177.0.0.1',
  '0177.1',
  '127.0.0.1.',
  '127.000.000.001',
  '00000177.0.0.1',
  '0',
  '0x0',
  '0.0.0.0',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '１２７.0.0.1',
  '%31%32%37.0.0.1',
  '0xa9fea9fe',
  '2852039166',
  '0251.0376.0251.0376',
  '169.254.43518',
  '0xA9.0xFE.0xA9.0xFE',
  '3232235521',
  '0xc0a80001',
  '167772161',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[fe80::1]',
  '[fd00::1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::1]',
  '[::ffff:a9fe:a9fe]',
];

const INNER_NAMES = [
  'localhost',
  'localhost.',
  'LOCALHOST',
  'metadata.google.internal',
  'app.localhost',
  'printer.local',
  '127.0.0.1.nip.example',
  'router',
];

const SCHEMES = [
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://127.0.0.1:6379/_INFO',
  'dict://127.0.0.1:11211/stat',
  'data:text/html,hi',
  'javascript:alert(1)',
  'ws://example.com/',
  'blob:http://example.com/1',
  'about:blank',
  'ldap://example.com/',
  'unix:/var/run/docker.sock',
  'view-source:http://example.com/',
];
const PORTS = [0, 21, 22, 23, 25, 53, 81, 110, 143, 445, 2375, 3000, 3306, 4222, 5432, 6379, 8000, 8080, 8443, 9200, 11211, 27017];
const CREDENTIALS = [
  'http://example.com@127.0.0.1/',
  'http://user:pass@example.com/',
  'http://127.0.0.1@example.com/',
  'https://example.com:443@169.254.169.254/',
  'http://a%40b:c@example.com/',
];

export function hostileAddresses(): HostileAddress[] {
  const found: HostileAddress[] = [];
  for (const scheme of ['http', 'https']) {
    for (const address of INNER_ADDRESSES) {
      const host = address.includes(':') ? `[${address}]` : address;
      found.push({ name: `${scheme} literal ${address}`, url: `${scheme}://${host}/` });
      found.push({ name: `${scheme} name that resolves to ${address}`, url: `${scheme}://recipes.example/`, answers: [[address]] });
      found.push({
        name: `${scheme} name with a public address and ${address}`,
        url: `${scheme}://recipes.example/`,
        answers: [[PUBLIC, address]],
      });
    }
    for (const spelling of SPELLINGS) found.push({ name: `${scheme} spelling ${spelling}`, url: `${scheme}://${spelling}/` });
    for (const name of INNER_NAMES)
      found.push({ name: `${scheme} inner name ${name}`, url: `${scheme}://${name}/`, answers: [['127.0.0.1']] });
  }
  for (const address of INNER_ADDRESSES) {
    const host = address.includes(':') ? `[${address}]` : address;
    found.push({ name: `redirect to ${address}`, url: 'http://recipes.example/', answers: [[PUBLIC]], redirectsTo: `http://${host}/` });
    found.push({
      name: `second name turns to ${address}`,
      url: 'http://recipes.example/',
      answers: [[PUBLIC], [address]],
      redirectsTo: 'http://other.example/',
    });
  }
  for (const url of SCHEMES) {
    found.push({ name: `scheme ${url}`, url });
    found.push({ name: `redirect to scheme ${url}`, url: 'http://recipes.example/', answers: [[PUBLIC]], redirectsTo: url });
  }
  for (const port of PORTS) found.push({ name: `port ${port}`, url: `http://recipes.example:${port}/`, answers: [[PUBLIC]] });
  for (const url of CREDENTIALS) found.push({ name: `credentials ${url}`, url, answers: [[PUBLIC]] });
  return found;
}
