// Proves that no address form, redirect or name makes the guarded client dial anything but the public internet. Nothing is really dialled.
import { hostileAddresses } from '../../libs/kit/src/outbound/hostile-addresses';
import { OutboundClient } from '../../libs/kit/src/outbound/outbound-client';
import { OutboundError } from '../../libs/kit/src/outbound/outbound-error';
import { StubDialler } from '../../libs/kit/src/outbound/stub-dialler';

const page = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\nhi';
const asked = { accept: '*/*', maxBytes: 1_048_576, timeoutMs: 2_000 };
const failures: string[] = [];
let passed = 0;

for (const hostile of hostileAddresses()) {
  const stub = new StubDialler(
    hostile.redirectsTo ? `HTTP/1.1 302 Found\r\nLocation: ${hostile.redirectsTo}\r\nContent-Length: 0\r\n\r\n` : page,
  );
  const outcome = await outcomeOf(hostile, stub);
  const held = (outcome === 'blocked-address' || outcome === 'unsupported-address') && stub.dialledInside.length === 0;
  if (held) passed++;
  else failures.push(`${hostile.name}: ${outcome}, dialled ${stub.dialled.join(' ') || 'nothing'}`);
}

for (const failure of failures) process.stderr.write(`${failure}\n`);
process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function outcomeOf({ url, answers = [['93.184.216.34']] }, stub) {
  let asks = 0;
  const lookup = async () => answers[Math.min(asks++, answers.length - 1)];
  try {
    await new OutboundClient({ userAgent: 'verify', dial: stub.dial, lookup }).get(url, asked);
    return 'fetched';
  } catch (error) {
    return error instanceof OutboundError ? error.code : String(error);
  }
}
