import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { bulkhead } from 'cockatiel';
import type Sharp from 'sharp';

/** More pixels than any phone's camera has. Decoded, they take some 200 MB. */
export const MAX_PIXELS = 60_000_000;
/** Pictures decoded at a time: each takes a core for half a second. */
const MAX_DECODED = 2;
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

const redraw = async (bytes: Uint8Array): Promise<Result<Uint8Array<ArrayBuffer>, MessageKey>> => {
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return refused('shop.upload.tooManyPixels');
    const drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    return granted(new Uint8Array(drawn));
  } catch {
    return refused('shop.upload.damaged');
  }
};

/**
 * Draws a picture anew as a JPEG, upright. What it said about place, time and camera is gone, and so is anything
 * that was hidden in the file.
 */
export const cleanPicture = (bytes: Uint8Array): Promise<Result<Uint8Array<ArrayBuffer>, MessageKey>> => slots.execute(() => redraw(bytes));
