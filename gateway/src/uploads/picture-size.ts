import type { Metadata } from 'sharp';
import { samplesPerPixel } from './parts/jpeg-samples.ts';

/** Twice as many as the photos that phones take unless somebody asks for more. */
export const MAX_PIXELS = 24_000_000;
/** A picture of few rows that are very long takes a decoder as much time as a large one. */
const MAX_PIXEL_SIDE = 12_000;
/** Of a picture as a whole, which an interlaced, progressive, lossless or turned one is in memory; with what is drawn from it under 200 MiB. */
const MAX_DECODED_BYTES = 75_000_000;

const BYTES_OF_DEPTH: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const BYTES_OF_OTHER_DEPTHS = 4;
/** Of a pixel: its decoder holds more than the picture. */
const BYTES_OF_WEBP = 6;
/** Of a JPEG that comes in several scans, which is put together from them before it is drawn. */
const BYTES_OF_SAMPLE = 2;

type Stated = Pick<Metadata, 'width' | 'height' | 'format' | 'channels' | 'depth' | 'isProgressive'>;

const bytesPerPixel = ({ format, channels, depth, isProgressive }: Stated, bytes: Uint8Array): number => {
  if (format === 'jpeg' && isProgressive) return Math.max(channels, BYTES_OF_SAMPLE * samplesPerPixel(bytes));
  return (format === 'webp' ? BYTES_OF_WEBP : channels) * (BYTES_OF_DEPTH[depth] ?? BYTES_OF_OTHER_DEPTHS);
};

/** By what a picture says about itself, before anything is decoded. */
export const isTooLarge = (stated: Stated, bytes: Uint8Array): boolean => {
  const pixels = stated.width * stated.height;
  return (
    Math.max(stated.width, stated.height) > MAX_PIXEL_SIDE ||
    pixels > MAX_PIXELS ||
    pixels * bytesPerPixel(stated, bytes) > MAX_DECODED_BYTES
  );
};
