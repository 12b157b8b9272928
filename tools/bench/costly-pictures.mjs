import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';

/** @param {Buffer} part @param {number} count */
const times = (part, count) => Buffer.alloc(part.length * count, part);

const small = () => sharp({ create: { width: 10, height: 10, channels: 3, background: '#ffffff' } });

/** @param {number} value */
const uint32 = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** @param {string} name @param {Buffer} [data] */
const pngChunk = (name, data = Buffer.alloc(0)) => {
  const named = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
};

/** @param {Buffer} chunk @param {number} count */
const pngWith = async (chunk, count) => {
  const png = await small().png().toBuffer();
  const pixels = png.indexOf('IDAT') - 4;
  return Buffer.concat([png.subarray(0, pixels), times(chunk, count), png.subarray(pixels)]);
};

/** @param {number} inflatedBytes */
const longText = (inflatedBytes) =>
  pngChunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(inflatedBytes), { level: 9 })]));

/** @param {number} marker @param {readonly number[]} data */
const segment = (marker, ...data) => Buffer.from([0xff, marker, 0, data.length + 2, ...data]);

/** @param {number} marker @param {number} count */
const jpegWith = async (marker, count) => {
  const jpeg = await small().jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), times(segment(marker), count), jpeg.subarray(2)]);
};

/** Runs of blocks in which nothing changes: each code stands for 21,845 of them. */
const RUN = '001010101010101';
const BLOCKS_OF_RUN = 21_845;
const COEFFICIENTS = 64;
const BITS = 13;

/** A progressive JPEG that refines one coefficient a scan, bit by bit; with it every scan goes over the whole picture. @param {number} side @param {number} count @param {'4:2:0' | '4:4:4'} chromaSubsampling */
const jpegOfScans = async (side, count, chromaSubsampling) => {
  const jpeg = await sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
    .jpeg({ progressive: true, chromaSubsampling })
    .toBuffer();
  const firstScan = jpeg.indexOf(Buffer.of(0xff, 0xda));
  const afterFirst = jpeg.indexOf(Buffer.of(0xff, 0xc4), firstScan);
  const runs = RUN.repeat(Math.ceil(Math.ceil(side / 8) ** 2 / BLOCKS_OF_RUN));
  const data = Buffer.from((runs.match(/.{1,8}/gu) ?? []).map((bits) => Number.parseInt(bits.padEnd(8, '0'), 2)));
  const scan = (/** @type {number} */ number) => {
    const bit = BITS - (number % (BITS + 1));
    const coefficient = (Math.floor(number / (BITS + 1)) % (COEFFICIENTS - 1)) + 1;
    const colour = Math.floor(number / (BITS + 1) / (COEFFICIENTS - 1)) + 1;
    return Buffer.concat([
      segment(0xda, 1, colour, 0, coefficient, coefficient, ((bit === BITS ? 0 : bit + 1) << 4) | bit),
      data,
    ]);
  };
  const table = segment(0xc4, 0x10, 1, ...Array(15).fill(0), 0xe0);
  return Buffer.concat([
    jpeg.subarray(0, afterFirst),
    table,
    ...Array.from({ length: count }, (_, number) => scan(number)),
    Buffer.of(0xff, 0xd9),
  ]);
};

/** @param {string} name @param {Buffer} data */
const webpChunk = (name, data) =>
  Buffer.concat([Buffer.from(name), uint32(data.length).reverse(), data, Buffer.alloc(data.length % 2)]);

/** @param {number} flags @param {(pixels: Buffer) => readonly Buffer[]} chunksWith */
const webpOf = async (flags, chunksWith) => {
  const pixels = (await small().webp({ lossless: true }).toBuffer()).subarray(12);
  return webpChunk(
    'RIFF',
    Buffer.concat([
      Buffer.from('WEBP'),
      webpChunk('VP8X', Buffer.of(flags, 0, 0, 0, 9, 0, 0, 9, 0, 0)),
      ...chunksWith(pixels),
    ]),
  );
};

/** @param {Buffer} pixels */
const frameOf = (pixels) =>
  webpChunk('ANMF', Buffer.concat([Buffer.of(0, 0, 0, 0, 0, 0, 9, 0, 0, 9, 0, 0, 10, 0, 0, 0), pixels]));

/** Small files that are made of parts whose reading took seconds, minutes or hundreds of megabytes. @type {Readonly<Record<string, () => Promise<Buffer>>>} */
export const COSTLY_PICTURES = {
  'PNG with 100 texts of 50 MB': () => pngWith(longText(50_000_000), 100),
  'PNG with 14 texts of 50 MB': () => pngWith(longText(50_000_000), 14),
  'PNG with 800,000 empty texts': () => pngWith(pngChunk('tEXt'), 800_000),
  'PNG with its pixels in 9,000 pieces': () => pngWith(pngChunk('IDAT'), 9_000),
  'JPEG with 2,400,000 segments': () => jpegWith(0xe1, 2_400_000),
  'JPEG with 9,000 comments': () => jpegWith(0xfe, 9_000),
  'JPEG of 24 megapixels in 20 scans': () => jpegOfScans(4_898, 19, '4:2:0'),
  'JPEG of 24 megapixels in 2,601 scans': () => jpegOfScans(4_898, 2_600, '4:4:4'),
  'JPEG of 24 megapixels in eleven scans with full colours': () => jpegOfScans(4_898, 10, '4:4:4'),
  'JPEG of twelve megapixels in 20 scans with full colours': () => jpegOfScans(3_464, 19, '4:4:4'),
  'WebP with 1,200,000 unknown chunks': () =>
    webpOf(0, (pixels) => [pixels, times(webpChunk('abcd', Buffer.alloc(0)), 1_200_000)]),
  'WebP of 100,000 frames': () =>
    webpOf(2, (pixels) => [webpChunk('ANIM', Buffer.alloc(6)), times(frameOf(pixels), 100_000)]),
  'WebP with a frame of 1,200,000 chunks': () =>
    webpOf(2, (pixels) => [
      webpChunk('ANIM', Buffer.alloc(6)),
      frameOf(Buffer.concat([pixels, times(webpChunk('abcd', Buffer.alloc(0)), 1_200_000)])),
    ]),
};
