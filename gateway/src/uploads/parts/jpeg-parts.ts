import { MAX_PICTURE_PARTS, MAX_PICTURE_SCANS } from '../../limits/limits.ts';

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;
const APP0 = 0xe0;
const APP15 = 0xef;
export const MARKER_BYTES = 2;
const LENGTH_BYTES = 2;

/** An escaped byte of pixels, and what stands alone: one that says nothing, restarts, another start. */
const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Frames other than baseline, extended and progressive: arithmetic and lossless ones, which no camera writes and which decode slowly. */
const isRareFrame = (marker: number): boolean =>
  marker > 0xc2 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Segments of applications that say how the pixels are coloured and turned. Each counts once; a profile in several pieces counts as none. */
const NOTES: Readonly<Record<number, string>> = {
  [APP0]: 'JFIF\0',
  0xe1: 'Exif\0\0',
  0xe2: 'ICC_PROFILE\0\x01\x01',
  0xee: 'Adobe',
};

/** Where the next marker is; the end of the file if there is none. */
export const nextMarker = (file: Buffer, from: number): number => {
  let at = from;
  while (at < file.length && !(file[at] === MARKER && file[at + 1] !== MARKER && !isAlone(file[at + 1] ?? 0))) at += 1;
  return at;
};

/** The segments of a JPEG that its picture is drawn from; undefined if they do not add up to one, or are too many. */
export const jpegParts = (bytes: Uint8Array<ArrayBuffer>): readonly Uint8Array[] | undefined => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [];
  const seen = new Set<number>();
  let keptUntil = 0;
  let scans = 0;
  let at = nextMarker(file, MARKER_BYTES);
  for (let part = 0; part < MAX_PICTURE_PARTS && at + MARKER_BYTES + LENGTH_BYTES <= file.length; part += 1) {
    const marker = file[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) break;
    const end = at + MARKER_BYTES + file.readUInt16BE(at + MARKER_BYTES);
    if (marker === START_OF_SCAN) scans += 1;
    if (end > file.length || scans > MAX_PICTURE_SCANS || isRareFrame(marker)) return undefined;
    const note = NOTES[marker];
    const isNote =
      note !== undefined &&
      !seen.has(marker) &&
      file.toString('latin1', at + MARKER_BYTES + LENGTH_BYTES, end).startsWith(note);
    if (isNote) seen.add(marker);
    else if (marker === COMMENT || (marker >= APP0 && marker <= APP15)) {
      kept.push(file.subarray(keptUntil, at));
      keptUntil = end;
    }
    at = nextMarker(file, end);
  }
  if (file[at + 1] !== END_OF_IMAGE) return undefined;
  return [...kept, file.subarray(keptUntil, at + MARKER_BYTES)];
};
