// Files that pretend to be photos, or are photos that mean harm; made here, byte by byte where no encoder would.
import { gzipSync, deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';

const text = (value: string) => Buffer.from(value, 'latin1');
const create = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: 'teal' }, limitInputPixels: false });
const withGps = { IFD0: { Make: 'Kitchen camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } };
const xmpWithGps =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,31.0N"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';
const html = '<!doctype html><script>alert(document.domain)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** Noise that is always the same, so that what is compressed stays large. */
function noise(length) {
  const bytes = Buffer.alloc(length);
  let state = 1;
  for (let at = 0; at < length; at++) bytes[at] = (state = (state * 16_807) % 2_147_483_647) & 0xff;
  return bytes;
}
const photo = (width, height) => sharp(noise(width * height * 3), { raw: { width, height, channels: 3 } });

function chunk(type, data) {
  const named = Buffer.concat([text(type), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, sum]);
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const AFTER_HEADER = PNG.length + 25;

function header(width, height, { depth = 8, color = 2, interlace = 0 } = {}) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, color, 0, 0, interlace], 8);
  return chunk('IHDR', data);
}
const png = (...chunks) => Buffer.concat([PNG, ...chunks, chunk('IEND', Buffer.alloc(0))]);
/** A PNG with more chunks behind its header. */
const pngWith = (file, ...chunks) => Buffer.concat([file.subarray(0, AFTER_HEADER), ...chunks, file.subarray(AFTER_HEADER)]);
const zeros = (length) => deflateSync(Buffer.alloc(length));
/** An interlaced PNG of nothing: little to send, much to hold. */
const interlaced = (side, depth, color, bytesPerPixel) =>
  png(header(side, side, { depth, color, interlace: 1 }), chunk('IDAT', zeros(side * side * bytesPerPixel + side * 8)));

function flipped(file, seed) {
  const bytes = Buffer.from(file);
  for (let at = 40 + seed; at < bytes.length; at += 97 + seed) bytes[at] ^= 1 << (seed % 8);
  return bytes;
}

/** A JPEG that says it has another size. */
function resized(file, width, height) {
  const bytes = Buffer.from(file);
  for (let at = 2; at < bytes.length - 9; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes[at] !== 0xff) break;
    if (bytes[at + 1] !== 0xc0 && bytes[at + 1] !== 0xc2) continue;
    bytes.writeUInt16BE(height, at + 5);
    bytes.writeUInt16BE(width, at + 7);
    break;
  }
  return bytes;
}

function segment(marker, data) {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
const jpegWith = (file, ...segments) => Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)]);

/** A progressive JPEG whose last scan comes again and again: each is drawn over the whole picture. */
function scanned(file, times) {
  const scans: number[] = [];
  for (let at = 0; (at = file.indexOf(Buffer.from([0xff, 0xda]), at)) >= 0; at += 2) scans.push(at);
  const last = file.subarray(scans.at(-1), file.length - 2);
  return Buffer.concat([file.subarray(0, file.length - 2), ...Array.from({ length: times }, () => last), file.subarray(-2)]);
}

/** Each file with its name and whether it may end as a photo: `refused`, `kept`, or `either` where both are right. */
export async function hostileImages() {
  const jpeg = await photo(320, 240).jpeg().toBuffer();
  const small = await photo(64, 48).png().toBuffer();
  const webp = await photo(320, 240).webp().toBuffer();
  const progressive = await photo(640, 480).jpeg({ progressive: true }).toBuffer();
  const frames = Array.from({ length: 200 }, () => noise(64 * 64 * 3));
  const animation = sharp(Buffer.concat(frames), { raw: { width: 64, height: 64 * frames.length, channels: 3, pageHeight: 64 } });
  const files = {
    refused: {
      'PNG of 64 million pixels': await create(8_000, 8_000).png({ compressionLevel: 1 }).toBuffer(),
      'PNG of 50 million pixels, 16 bit, alpha, interlaced': interlaced(7_070, 16, 6, 8),
      'PNG of 50 million pixels, alpha, interlaced': interlaced(7_070, 8, 6, 4),
      'JPEG of 49 million pixels, progressive, full color': await create(7_000, 7_000)
        .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
      'WebP of 49 million pixels': await create(16_000, 3_060).webp({ effort: 0 }).toBuffer(),
      'PNG that says it has 4 billion pixels': png(header(65_535, 65_535), chunk('IDAT', zeros(1_000))),
      'PNG that says it has two billion columns': png(header(2_147_483_647, 1), chunk('IDAT', zeros(1_000))),
      'PNG without width': png(header(0, 9), chunk('IDAT', zeros(10))),
      'PNG whose size is negative': png(header(0xffff_ffff, 0xffff_ffff), chunk('IDAT', zeros(10))),
      'JPEG that says it has 4 billion pixels': resized(jpeg, 65_535, 65_535),
      'JPEG without a frame': Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, text('hello')), Buffer.from([0xff, 0xd9])]),
      'half a JPEG': (await photo(800, 600).jpeg().toBuffer()).subarray(0, 40_000),
      'half a PNG': (await photo(800, 600).png().toBuffer()).subarray(0, 40_000),
      'half a WebP': webp.subarray(0, webp.length / 2),
      'nothing but the first bytes of a JPEG': Buffer.from([0xff, 0xd8, 0xff]),
      'nothing but the first bytes of a PNG': PNG,
      'nothing but the first bytes of a WebP': text('RIFF\x04\0\0\0WEBP'),
      'web page that begins like a JPEG': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text(html)]),
      'web page that begins like a PNG': Buffer.concat([PNG, text(html)]),
      'web page that begins like a WebP': text(`RIFF\xff\xff\0\0WEBP${html}`),
      'SVG with a script': text(svg),
      'SVG behind an XML declaration': text(`<?xml version="1.0"?>${svg}`),
      'SVG with an entity of a file': text(
        `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
      ),
      'SVG, compressed': gzipSync(svg),
      'SVG in UTF-16': Buffer.from(`\ufeff${svg}`, 'utf16le'),
      'SVG that loads a picture of ours': text('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:9/"/></svg>'),
      'web page': text(html),
      GIF: await photo(9, 9).gif().toBuffer(),
      'GIF that is a script too': text('GIF89a/*\0\0\0\0*/=1;alert(1)'),
      TIFF: await photo(9, 9).tiff().toBuffer(),
      AVIF: await photo(64, 64).avif().toBuffer(),
      HEIC: text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      BMP: Buffer.concat([text('BM'), Buffer.alloc(60)]),
      icon: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0]),
      'Photoshop file': text('8BPS\0\x01'),
      'JPEG XL': Buffer.from([0xff, 0x0a, 0x10, 0x10]),
      'JPEG 2000': text('\0\0\0\x0cjP  \r\n\x87\n'),
      'PDF with a JPEG inside': Buffer.concat([text('%PDF-1.4\n'), jpeg]),
      PostScript: text('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file'),
      'commands of ImageMagick': text('push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context'),
      archive: text('PK\x03\x04'),
      program: text('\x7fELF\x02\x01\x01'),
      WebAssembly: text('\0asm\x01\0\0\0'),
      'plain words': text('not a photo at all'),
    },
    kept: {
      'JPEG with a web page behind it': Buffer.concat([jpeg, text(html)]),
      'JPEG with an archive behind it': Buffer.concat([jpeg, text('PK\x03\x04'), noise(2_000)]),
      'JPEG with a script in its comment': jpegWith(jpeg, segment(0xfe, text(html))),
      'PNG with a web page behind it': Buffer.concat([small, text(html)]),
      'PNG with a script in its words': pngWith(small, chunk('tEXt', text(`Comment\0${html}`))),
      'PNG with PHP in its words': pngWith(small, chunk('tEXt', text('Comment\0<?php system($_GET[0]);'))),
      'PNG with 5,000 chunks': pngWith(small, ...Array.from({ length: 5_000 }, (_, at) => chunk('tEXt', text(`k${at}\0v`)))),
      'PNG of 20,000 rows': await photo(20, 20_000).png().toBuffer(),
      'WebP of 200 frames': await animation.webp({ effort: 0 }).toBuffer(),
      'JPEG with 60 segments of metadata': jpegWith(jpeg, ...Array.from({ length: 60 }, () => segment(0xe5, noise(60_000)))),
      'JPEG that tells where it was taken': await photo(400, 200).withExif(withGps).jpeg().toBuffer(),
      'JPEG on its side that tells where it was taken': await photo(400, 200)
        .withExif(withGps)
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
      'JPEG whose XMP tells where it was taken': await photo(400, 200).withXmp(xmpWithGps).jpeg().toBuffer(),
      'PNG that tells where it was taken': await photo(400, 200).withExif(withGps).png().toBuffer(),
      'WebP that tells where it was taken': await photo(400, 200).withExif(withGps).webp().toBuffer(),
      'JPEG of 49 million pixels, row by row': await create(7_000, 7_000).jpeg().toBuffer(),
      'JPEG of 24 million pixels, progressive, as cameras make them': await create(6_000, 4_000).jpeg({ progressive: true }).toBuffer(),
      'PNG of 49 million pixels, 16 bit, row by row': await create(7_000, 7_000)
        .toColourspace('rgb16')
        .png({ compressionLevel: 1 })
        .toBuffer(),
    },
    either: {
      'PNG whose words unfold to 200 MB': pngWith(small, chunk('zTXt', Buffer.concat([text('Comment\0\0'), zeros(200_000_000)]))),
      'PNG whose color profile unfolds to 200 MB': pngWith(small, chunk('iCCP', Buffer.concat([text('icc\0\0'), zeros(200_000_000)]))),
      'PNG with a color profile of noise': pngWith(small, chunk('iCCP', Buffer.concat([text('icc\0\0'), deflateSync(noise(3_000))]))),
      'PNG with more pixels than it says': png(header(9, 9), chunk('IDAT', zeros(100_000_000))),
      'PNG with a wrong checksum': Buffer.concat([small.subarray(0, 60), Buffer.from([small[60] ^ 1]), small.subarray(61)]),
      'PNG without an end': small.subarray(0, small.length - 12),
      'JPEG of 400 scans': scanned(progressive, 400),
      'WebP that says it is longer': Buffer.concat([text('RIFF\xff\xff\xff\x7f'), webp.subarray(8)]),
      ...Object.fromEntries([1, 2, 3].map((seed) => [`JPEG with flipped bits, ${seed}`, flipped(jpeg, seed)])),
      ...Object.fromEntries([1, 2, 3].map((seed) => [`PNG with flipped bits, ${seed}`, flipped(small, seed)])),
      ...Object.fromEntries([1, 2, 3].map((seed) => [`WebP with flipped bits, ${seed}`, flipped(webp, seed)])),
    },
  };
  return Object.entries(files).flatMap(([expected, named]) => Object.entries(named).map(([name, bytes]) => ({ name, bytes, expected })));
}

export const ordinaryPhoto = () => photo(1_600, 1_200).jpeg().toBuffer();
