import { MAX_PICTURE_NOTE_BYTES, MAX_PICTURE_PARTS } from '../../limits/limits.ts';

const NAME_BYTES = 4;
const SIZE_BYTES = 4;
const HEADER_BYTES = NAME_BYTES + SIZE_BYTES;
/** `RIFF`, a size and `WEBP`. */
const FILE_HEADER_BYTES = HEADER_BYTES + NAME_BYTES;
/** Place, size and duration of a frame, before its own chunks. */
const FRAME_HEADER_BYTES = 16;

/** Of an animated picture, the first frame is drawn. */
const FRAME = 'ANMF';
const FRAME_PIXELS = ['ALPH', 'VP8 ', 'VP8L'];
const KINDS_OF_FRAME: ReadonlySet<string> = new Set(FRAME_PIXELS);
/** How the pixels are coloured and turned. */
const NOTES: ReadonlySet<string> = new Set(['ICCP', 'EXIF']);
const KINDS: ReadonlySet<string> = new Set([...FRAME_PIXELS, ...NOTES, 'VP8X', 'ANIM', FRAME]);

const chunk = (name: string, ...data: readonly Uint8Array[]): Buffer => {
  const header = Buffer.alloc(HEADER_BYTES);
  const body = Buffer.concat(data);
  header.write(name, 'latin1');
  header.writeUInt32LE(body.length, NAME_BYTES);
  return Buffer.concat([header, body]);
};

/** The first chunk of each of some kinds, between two places of a file. */
const firstOfEach = (
  kinds: ReadonlySet<string>,
  file: Buffer,
  from: number,
  to: number,
): readonly Uint8Array[] | undefined => {
  const kept = new Map<string, Uint8Array>();
  let at = from;
  for (let part = 0; part < MAX_PICTURE_PARTS && at + HEADER_BYTES <= to; part += 1) {
    const name = file.toString('latin1', at, at + NAME_BYTES);
    const size = file.readUInt32LE(at + NAME_BYTES);
    const data = at + HEADER_BYTES;
    if (data + size > to) return undefined;
    const end = data + size + (size % 2);
    const isWanted = kinds.has(name) && !kept.has(name) && (!NOTES.has(name) || size <= MAX_PICTURE_NOTE_BYTES);
    const whole = isWanted
      ? name === FRAME
        ? firstFrame(file, data, data + size)
        : file.subarray(at, end)
      : undefined;
    if (whole !== undefined) kept.set(name, whole);
    else if (isWanted) return undefined;
    at = end;
  }
  return at + HEADER_BYTES > to ? [...kept.values()] : undefined;
};

const firstFrame = (file: Buffer, from: number, to: number): Buffer | undefined => {
  const pixels = firstOfEach(KINDS_OF_FRAME, file, from + FRAME_HEADER_BYTES, to);
  return pixels && chunk(FRAME, file.subarray(from, from + FRAME_HEADER_BYTES), ...pixels);
};

/** The chunks of a WebP that its picture is drawn from; undefined if they do not add up to one, or are too many. */
export const webpParts = (bytes: Uint8Array<ArrayBuffer>): readonly Uint8Array[] | undefined => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = HEADER_BYTES + file.readUInt32LE(NAME_BYTES);
  const kept = end > file.length ? undefined : firstOfEach(KINDS, file, FILE_HEADER_BYTES, end);
  return kept && [chunk('RIFF', Buffer.from('WEBP'), ...kept)];
};
