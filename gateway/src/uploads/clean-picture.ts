import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { PictureType } from '@shop/domain/shared/upload-rules';
import { bulkhead } from 'cockatiel';
import type Sharp from 'sharp';
import type { Metadata } from 'sharp';
import { drawableParts } from './parts/drawable-parts.ts';
import { samplesPerPixel } from './parts/jpeg-samples.ts';

/** Twice as many as the photos that phones take unless somebody asks for more. */
const MAX_PIXELS = 24_000_000;
/** A picture of few rows that are very long takes a decoder as much time as a large one. */
const MAX_PIXEL_SIDE = 12_000;
/** Of a picture as a whole, which an interlaced, progressive, lossless or turned one is in memory; with what is drawn from it under 200 MiB. */
const MAX_DECODED_BYTES = 75_000_000;
/** Pictures decoded at a time, for what each takes of memory and processor. */
const MAX_DECODED = 1;
/** A photo takes half a second; a picture made to take long is not worth more. */
const TIMEOUT_SECONDS = 5;
/** The longer side of a stored picture: small print on a sheet of A4 stays legible. */
const MAX_SIDE = 4_000;
const QUALITY = 85;

const slots = bulkhead(MAX_DECODED, Number.POSITIVE_INFINITY);

/** Takes 70 ms and 10 MB, so a gateway loads it when the first picture arrives. */
const loadSharp = async (): Promise<typeof Sharp> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
};

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
const isTooLarge = (stated: Stated, bytes: Uint8Array): boolean => {
  const pixels = stated.width * stated.height;
  return (
    Math.max(stated.width, stated.height) > MAX_PIXEL_SIDE ||
    pixels > MAX_PIXELS ||
    pixels * bytesPerPixel(stated, bytes) > MAX_DECODED_BYTES
  );
};

const redraw = async (
  type: PictureType,
  sent: Uint8Array<ArrayBuffer>,
): Promise<Result<Uint8Array<ArrayBuffer>, MessageKey>> => {
  const bytes = drawableParts(type, sent);
  if (bytes === undefined) return refused('shop.upload.damaged');
  const sharp = await loadSharp();
  try {
    if (isTooLarge(await sharp(bytes, { limitInputPixels: false }).metadata(), bytes))
      return refused('shop.upload.tooManyPixels');
    const drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer();
    return granted(new Uint8Array(drawn));
  } catch (failure) {
    return refused(
      failure instanceof Error && failure.message.startsWith('timeout')
        ? 'shop.upload.tooManyPixels'
        : 'shop.upload.damaged',
    );
  }
};

/**
 * Draws a picture anew as a JPEG, upright. What it said about place, time and camera is gone, and so is anything
 * that was hidden in the file.
 */
export const cleanPicture = (
  type: PictureType,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<Uint8Array<ArrayBuffer>, MessageKey>> => slots.execute(() => redraw(type, bytes));
