import { gzipSync } from 'node:zlib';
import { processorTime } from '@simmer/processor-time';
import JSZip from 'jszip';
import { MAX_MEMBERS, MAX_MEMBER_BYTES } from './archive';
import { type OpenedFile, openFile, openMember } from './opened-file';
import { zipOf } from './testing/read-file';

const MEGABYTE = 1024 * 1024;
const open = async (bytes: Uint8Array) => (await openFile('recipes.zip', bytes)).archive;

const memberOf = (file: OpenedFile | undefined, name: string): Promise<OpenedFile> | undefined =>
  file?.archive ? openMember(file.archive, name) : undefined;

describe('archives', () => {
  it('gives members by their names, without what macOS adds', async () => {
    const archive = await open(
      await zipOf({
        'soups/leek.json\n': '{}',
        '__MACOSX/soups/._leek.json': 'x',
        '._cake.json': 'x',
        'soups/.DS_Store': 'x',
        'cake.json': '[1]',
      }),
    );
    expect(archive?.names).toEqual(['soups/leek.json', 'cake.json']);
    expect(Buffer.from((await archive?.bytes('soups/leek.json')) ?? []).toString()).toBe('{}');
  });

  it('leaves out names that lead elsewhere, and links', async () => {
    const zip = new JSZip();
    for (const name of ['../../etc/passwd', '/etc/passwd', 'C:\\Windows\\win.ini', 'a/../../b', '..\\..\\c', 'good.json'])
      zip.file(name, 'x', { createFolders: false });
    zip.file('link.json', '/etc/passwd', { unixPermissions: 0o120777 });
    const archive = await open(await zip.generateAsync({ type: 'uint8array', platform: 'UNIX' }));
    expect(archive?.names).toEqual(['good.json']);
  });

  it('opens a member that is an archive itself, one level deep', async () => {
    const innermost = await zipOf({ 'recipe.json': '{}' });
    const inner = await memberOf(
      await openFile('recipes.zip', await zipOf({ '1.zip': await zipOf({ '2.zip': innermost, 'a.json': '{}' }) })),
      '1.zip',
    );
    expect(inner?.archive?.names).toEqual(['2.zip', 'a.json']);
    expect((await memberOf(inner, '2.zip'))?.archive).toBeNull();
  });

  it('says why it cannot be read', async () => {
    const bytes = await zipOf({ 'a.json': '{}' });
    await expect(open(bytes.slice(0, 40))).rejects.toThrow('damaged');
    const locked = Buffer.from(bytes);
    locked[6] = (locked[6] ?? 0) | 1;
    locked[locked.indexOf('PK\u0001\u0002') + 8] = 1;
    await expect(open(locked)).rejects.toThrow('locked');
    await expect((await open(bytes))?.bytes('b.json')).rejects.toThrow('member-missing');
  });
});

describe('hostile archives', () => {
  it('stops at the size of a member, also when the zip states another', async () => {
    const bytes = Buffer.from(await zipOf({ 'a.json': new Uint8Array(MAX_MEMBER_BYTES + MEGABYTE) }));
    const lying = Buffer.from(bytes);
    lying.writeUInt32LE(10, lying.indexOf('PK\u0001\u0002') + 24);
    for (const bomb of [bytes, lying]) {
      const refuse = async () => expect((await open(bomb))?.bytes('a.json')).rejects.toThrow(/too-large|damaged/);
      expect(await processorTime(10_000, refuse)).toBeLessThan(10_000);
    }
  });

  it('stops at the size of everything together, nested archives included', async () => {
    const part = new Uint8Array(4 * MEGABYTE);
    const inner = await zipOf({ 'a.json': part, 'b.json': part });
    const budget = { bytes: 10 * MEGABYTE };
    const file = await openFile('a.zip', await zipOf({ '1.zip': inner, '2.zip': inner }), { budget, beside: null, isNested: false });
    const first = await memberOf(file, '1.zip');
    const second = await memberOf(file, '2.zip');
    await first?.archive?.bytes('a.json');
    await second?.archive?.bytes('a.json');
    await expect(second?.archive?.bytes('b.json')).rejects.toThrow('too-large');
  });

  it('refuses 100,000 entries before it reads any', async () => {
    const bytes = Buffer.from(await zipOf(Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`${index}.json`, '']))));
    // what the end of the zip states is a lie
    bytes.writeUInt16LE(1, bytes.lastIndexOf('PK\u0005\u0006') + 10);
    const refuse = () => expect(open(bytes)).rejects.toThrow(`too-many-members ${MAX_MEMBERS}`);
    expect(await processorTime(2_000, refuse)).toBeLessThan(2_000);
  });

  it('stops inflating a gzip bomb', async () => {
    const bomb = gzipSync(new Uint8Array(MAX_MEMBER_BYTES + MEGABYTE));
    const refuse = () => expect(openFile('a.paprikarecipe', bomb)).rejects.toThrow('too-large');
    expect(await processorTime(5_000, refuse)).toBeLessThan(5_000);
  });
});
