import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const times = (part: Buffer, count: number): Buffer => Buffer.alloc(part.length * count, part);
const small = () => sharp({ create: { width: 10, height: 10, channels: 3, background: '#1f5c4b' } });

export const pngChunk = (name: string, data = Buffer.alloc(0)): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
};

/** A picture of ten by ten pixels with a chunk in front of them, many times. */
export const pngWith = async (chunk: Buffer, count: number): Promise<Buffer> => {
  const png = await small().png().toBuffer();
  const pixels = png.indexOf('IDAT') - 4;
  return Buffer.concat([png.subarray(0, pixels), times(chunk, count), png.subarray(pixels)]);
};
/** A text of 50 MB; its chunk has 49 kB. */
export const longText = (): Buffer =>
  pngChunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(50_000_000), { level: 9 })]));

const segment = (marker: number, ...data: readonly number[]): Buffer =>
  Buffer.from([0xff, marker, 0, data.length + 2, ...data]);
/** A picture of ten by ten pixels with an empty segment in front of them, many times. */
export const jpegWith = async (marker: number, count: number): Promise<Buffer> => {
  const jpeg = await small().jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), times(segment(marker), count), jpeg.subarray(2)]);
};

interface Scans {
  readonly side: number;
  readonly count: number;
  /** Columns and rows of samples of each colour. */
  readonly sampling?: readonly (readonly [number, number])[];
}

/** A grey JPEG whose colours come one after the other, and again and again. */
export const jpegOfScans = ({
  side,
  count,
  sampling = [
    [1, 1],
    [1, 1],
    [1, 1],
  ],
}: Scans): Buffer => {
  const bytesOfSide = [side >> 8, side & 0xff];
  const most = Math.max(...sampling.flat());
  const scanOf = (colour: number): Buffer => {
    const [columns, rows] = sampling[colour] ?? [1, 1];
    const blocks = Math.ceil((side * columns) / most / 8) * Math.ceil((side * rows) / most / 8);
    return Buffer.concat([segment(0xda, 1, colour + 1, 0, 0, 63, 0), Buffer.alloc(Math.ceil(blocks / 4))]);
  };
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(
      0xc0,
      8,
      ...bytesOfSide,
      ...bytesOfSide,
      sampling.length,
      ...sampling.flatMap(([columns, rows], colour) => [colour + 1, (columns << 4) | rows, 0]),
    ),
    // One code for each table: no change of brightness, and the end of a block.
    segment(0xc4, 0x00, 1, ...Array<number>(15).fill(0), 0),
    segment(0xc4, 0x10, 1, ...Array<number>(15).fill(0), 0),
    ...Array.from({ length: count }, (_, number) => scanOf(number % sampling.length)),
    Buffer.of(0xff, 0xd9),
  ]);
};

const RIFF_HEAD_BYTES = 12;
const webpChunk = (name: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(name), uint32(data.length).reverse(), data, Buffer.alloc(data.length % 2)]);
const webpOf = (...chunks: readonly Buffer[]): Buffer =>
  webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
const stillPixels = async (): Promise<Buffer> =>
  (await small().webp({ lossless: true }).toBuffer()).subarray(RIFF_HEAD_BYTES);
const extended = (flags: number): Buffer => webpChunk('VP8X', Buffer.of(flags, 0, 0, 0, 9, 0, 0, 9, 0, 0));

/** A picture of ten by ten pixels with empty unknown chunks behind them. */
export const webpWithUnknown = async (count: number): Promise<Buffer> =>
  webpOf(extended(0), await stillPixels(), times(webpChunk('abcd', Buffer.alloc(0)), count));
/** The same picture as each frame of an animation; `unknown` chunks are inside its first one. */
export const webpOfFrames = async (count: number, unknown = 0): Promise<Buffer> => {
  const place = Buffer.of(0, 0, 0, 0, 0, 0, 9, 0, 0, 9, 0, 0, 10, 0, 0, 0);
  const frame = webpChunk('ANMF', Buffer.concat([place, await stillPixels()]));
  const first = webpChunk(
    'ANMF',
    Buffer.concat([place, await stillPixels(), times(webpChunk('abcd', Buffer.alloc(0)), unknown)]),
  );
  return webpOf(extended(2), webpChunk('ANIM', Buffer.alloc(6)), first, times(frame, count - 1));
};
