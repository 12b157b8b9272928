import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { PictureType } from '@shop/domain/shared/upload-rules';
import { bulkhead } from 'cockatiel';
import type Sharp from 'sharp';
import { drawableParts } from './parts/drawable-parts.ts';
import { isTooLarge, MAX_PIXELS } from './picture-size.ts';

/** Pictures decoded at a time, for what each takes of memory and processor. */
const MAX_DECODED = 1;
/** A photo takes half a second, and several on a busy machine; a picture made to take long is not worth more. */
const TIMEOUT_SECONDS = 15;
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
