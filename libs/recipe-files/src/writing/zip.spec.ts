import JSZip from 'jszip';
import { writeZip, type ZipMember } from './zip';

async function* membersOf(members: Iterable<ZipMember>): AsyncIterable<ZipMember> {
  yield* members;
}

async function bytesOf(members: Iterable<ZipMember>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of writeZip(membersOf(members))) parts.push(part);
  return Buffer.concat(parts);
}

const opened = async (members: Iterable<ZipMember>): Promise<JSZip> => JSZip.loadAsync(await bytesOf(members), { checkCRC32: true });

function* numbered(count: number): Iterable<ZipMember> {
  for (let index = 0; index < count; index++) yield { name: `${index}.txt`, bytes: Buffer.from(String(index)), packed: true };
}

describe('writing a zip', () => {
  it('gives back names and bytes, deflated or stored', async () => {
    const text = Buffer.from('flour '.repeat(1_000));
    const picture = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 256);
    const zip = await opened([
      { name: 'Crème/1.json', bytes: text },
      { name: 'pictures/麻.jpg', bytes: picture, packed: true },
    ]);
    expect(Object.keys(zip.files).filter((name) => !name.endsWith('/'))).toEqual(['Crème/1.json', 'pictures/麻.jpg']);
    expect(await zip.file('Crème/1.json')?.async('nodebuffer')).toEqual(text);
    expect(await zip.file('pictures/麻.jpg')?.async('uint8array')).toEqual(picture);
  });

  it('may be empty', async () => {
    expect(Object.keys((await opened([])).files)).toEqual([]);
  });

  it('holds more members than the old form can count', async () => {
    const zip = await JSZip.loadAsync(await bytesOf(numbered(65_600)));
    expect(Object.keys(zip.files)).toHaveLength(65_600);
    expect(await zip.file('65599.txt')?.async('string')).toBe('65599');
  });

  it('asks for one member after the other', async () => {
    let reads = 0;
    async function* members(): AsyncIterable<ZipMember> {
      for (const member of numbered(10)) {
        reads++;
        yield member;
      }
    }
    const parts = writeZip(members())[Symbol.asyncIterator]();
    await parts.next();
    expect(reads).toBe(1);
    await parts.return?.();
  });
});
