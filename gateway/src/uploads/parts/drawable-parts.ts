import type { PictureType } from '@shop/domain/shared/upload-rules';
import { jpegParts } from './jpeg-parts.ts';
import { pngParts } from './png-parts.ts';
import { webpParts } from './webp-parts.ts';

const PARTS_OF = { jpeg: jpegParts, png: pngParts, webp: webpParts } as const satisfies Record<PictureType, unknown>;

/**
 * A picture file without what its picture is not drawn from: texts, previews, further frames, unknown parts. A decoder
 * would read them all, for minutes and beyond its timeout. Undefined if the file is not made of parts of its type, or of
 * more than any picture is.
 */
export const drawableParts = (type: PictureType, bytes: Uint8Array<ArrayBuffer>): Uint8Array | undefined => {
  const parts = PARTS_OF[type](bytes);
  return parts && Buffer.concat(parts);
};
