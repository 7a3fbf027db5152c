import iconv from 'iconv-lite';
import { decodeText } from './decode-text';

const GERMAN = 'Käsespätzle für 4 Gäste\n250 g Weißmehl, 1½ EL Öl, 180 °C – „süß“ und voilà';
const FRENCH = "Crème brûlée à l'ancienne : ½ gousse de vanille, 6 jaunes d'œufs, sucre glacé";

describe('decoding text', () => {
  it.each(['utf-8', 'utf-16le', 'utf-16be'])('reads %s with a byte order mark', (encoding) => {
    expect(decodeText(iconv.encode(GERMAN, encoding, { addBOM: true }))).toBe(GERMAN);
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be'])('reads %s without one', (encoding) => {
    expect(decodeText(iconv.encode(GERMAN, encoding))).toBe(GERMAN);
  });

  it('tells Windows-1252 by its bytes, also under a false declaration', () => {
    expect(decodeText(iconv.encode(GERMAN, 'windows-1252'))).toBe(GERMAN);
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><a>“${FRENCH}”</a>`;
    expect(decodeText(iconv.encode(xml, 'windows-1252'))).toBe(xml);
    expect(decodeText(iconv.encode('“Mother’s” pie – 2 cups… don’t stir', 'windows-1252'))).toBe('“Mother’s” pie – 2 cups… don’t stir');
  });

  it.each(['cp437', 'cp850'])('tells %s', (encoding) => {
    const text = 'Käsespätzle für 4\nWeißbrot, ½ EL Öl, 180°C, crème brûlée';
    expect(decodeText(iconv.encode(text, encoding))).toBe(text);
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be'])('reads any script in %s by its byte order mark', (encoding) => {
    expect(decodeText(iconv.encode('味噌汁\n豆腐', encoding, { addBOM: true }))).toBe('味噌汁\n豆腐');
  });

  it('tells the encoding of old Macs', () => {
    const text = 'Crème brûlée : 6 jaunes d’œufs, ½ gousse de vanille écrasée';
    expect(decodeText(iconv.encode(text.replace('½', '1/2'), 'macintosh'))).toBe(text.replace('½', '1/2'));
  });

  it('reads scripts of their own by statistics and by declaration', () => {
    const russian =
      'Борщ украинский. Свёклу натереть на крупной тёрке, капусту нашинковать, картофель нарезать кубиками и варить до готовности.';
    expect(decodeText(iconv.encode(russian, 'windows-1251'))).toBe(russian);
    const declared = '<?xml version="1.0" encoding="Shift_JIS"?><a>味噌汁</a>';
    expect(decodeText(iconv.encode(declared, 'Shift_JIS'))).toBe(declared);
  });

  it('makes line ends one kind and leaves binary files alone', () => {
    expect(decodeText(Buffer.from('a\r\nb\rc\n'))).toBe('a\nb\nc\n');
    expect(decodeText(Buffer.from('%PDF-1.4 text'))).toBe('');
    expect(decodeText(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3]))).toBe('');
    expect(decodeText(new Uint8Array())).toBe('');
  });
});
