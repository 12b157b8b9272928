import { MARKER_BYTES, nextMarker } from './jpeg-parts.ts';

const FRAMES: readonly (number | undefined)[] = [0xc0, 0xc1, 0xc2];
/** Counted from the marker of a frame: how many colours it has, how the first of them is sampled, and the next ones. */
const COLOURS_AT = 9;
const SAMPLING_AT = 11;
const SAMPLING_STEP = 3;
const BITS_ACROSS = 4;
const MASK_DOWN = 0x0f;

/** Samples that a JPEG stores for a pixel, of all colours together: 3 if each has its own, 1.5 if two are halved both ways. */
export const samplesPerPixel = (jpeg: Uint8Array): number => {
  const file = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let at = nextMarker(file, MARKER_BYTES);
  while (at + COLOURS_AT < file.length && !FRAMES.includes(file[at + 1]))
    at = nextMarker(file, at + MARKER_BYTES + file.readUInt16BE(at + MARKER_BYTES));
  const samplings = Array.from(
    { length: file[at + COLOURS_AT] ?? 0 },
    (_, colour) => file[at + SAMPLING_AT + SAMPLING_STEP * colour] ?? 0,
  );
  const across = samplings.map((sampling) => sampling >> BITS_ACROSS);
  const down = samplings.map((sampling) => sampling & MASK_DOWN);
  const stored = across.reduce((sum, columns, colour) => sum + columns * (down[colour] ?? 0), 0);
  return stored / (Math.max(...across) * Math.max(...down));
};
