import { MAX_PICTURE_NOTE_BYTES, MAX_PICTURE_PARTS } from '../../limits/limits.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
const LENGTH_BYTES = 4;
/** Length, name and checksum around the data of a chunk. */
const FRAME_BYTES = 12;
/** In the first letter of a chunk's name: a decoder may leave the chunk out. */
const OPTIONAL = 0x20;
/** How the pixels are coloured and turned. Each counts once. */
const NOTES: ReadonlySet<string> = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'iCCP', 'eXIf']);

/** The chunks of a PNG that its picture is drawn from; undefined if they do not add up to one, or are too many. */
export const pngParts = (bytes: Uint8Array<ArrayBuffer>): readonly Uint8Array[] | undefined => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [SIGNATURE];
  const seen = new Set<string>();
  let at = SIGNATURE.length;
  for (let part = 0; part < MAX_PICTURE_PARTS && at + FRAME_BYTES <= file.length; part += 1) {
    const name = file.toString('latin1', at + LENGTH_BYTES, at + 2 * LENGTH_BYTES);
    const end = at + FRAME_BYTES + file.readUInt32BE(at);
    if (end > file.length) return undefined;
    const isNote = NOTES.has(name) && !seen.has(name) && end - at <= MAX_PICTURE_NOTE_BYTES;
    if (isNote || (name.charCodeAt(0) & OPTIONAL) === 0) kept.push(file.subarray(at, end));
    if (name === 'IEND') return kept;
    seen.add(name);
    at = end;
  }
  return undefined;
};
