import type { ReturnImageId } from '@shop/domain/returns/return';
import type { ReturnImageRefusal } from '@shop/domain/returns/returns.port';
import { MOST_IMAGES_OF_RETURN } from '@shop/domain/returns/selection-errors';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { UploadedFile } from '@shop/domain/shared/uploaded-file';
import { FILE_TYPES, PHOTO_RULE } from '@shop/domain/shared/upload-rules';
import { uploadedFileError } from '@shop/domain/shared/uploaded-file';
import type { OrderRecord } from '../orders/order-record.ts';
import { entriesOf, lookUp } from '../worlds/persistent-map.ts';
import { nextId, put, remove, schedule, type Transaction } from '../worlds/transaction.ts';
import type { ReturnImageRecord } from './return-record.ts';

/** A picture that no return uses is deleted after this time. */
export const UNUSED_IMAGE_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** Pictures of an order that no return uses yet: a return's, and those that a shopper removed again. */
const MOST_UNUSED_IMAGES = 2 * MOST_IMAGES_OF_RETURN;
/** What a world stores of pictures, in bytes. The oldest lose their content. */
const MOST_BYTES_OF_WORLD = 20_000_000;

const imagesIn = ({ state }: Transaction): readonly (readonly [ReturnImageId, ReturnImageRecord])[] =>
  entriesOf(state.returnImages).toSorted(([, a], [, b]) => b.seq - a.seq);

/** Discards the content of the oldest pictures until a world stores no more than it may. */
const limitBytes = (tx: Transaction): void => {
  let bytes = 0;
  for (const [id, image] of imagesIn(tx)) {
    bytes += image.size;
    if (bytes > MOST_BYTES_OF_WORLD && image.content !== '') put(tx, 'returnImages', id, { ...image, content: '' });
  }
};

/** Stores a picture for the return of an order. */
export const storeImage = (
  tx: Transaction,
  { confirmation: { orderId } }: OrderRecord,
  image: UploadedFile,
): Result<ReturnImageId, ReturnImageRefusal> => {
  const message = uploadedFileError(PHOTO_RULE, image);
  if (message !== undefined) return refused({ because: 'image-refused', message });
  const { name, type, bytes } = image;
  const unused = imagesIn(tx).filter(([, other]) => other.orderId === orderId && other.usedBy === undefined);
  if (unused.length >= MOST_UNUSED_IMAGES)
    return refused({ because: 'image-refused', message: 'shop.return.tooManyImages' });
  const imageId = nextId(tx, 'return-image');
  put(tx, 'returnImages', imageId, {
    orderId,
    name,
    type: FILE_TYPES[type].type,
    content: Buffer.from(bytes).toString('base64'),
    size: bytes.byteLength,
    seq: tx.seq,
  });
  schedule(tx, 'return-image-expires', imageId, new Date(tx.now.getTime() + UNUSED_IMAGE_LIFETIME_MS));
  limitBytes(tx);
  return granted(imageId);
};

/** Whether a return of this order may use the picture. */
export const isUsable = (
  { state }: Transaction,
  { confirmation: { orderId } }: OrderRecord,
  imageId: ReturnImageId,
): boolean => {
  const image = lookUp(state.returnImages, imageId);
  return image?.orderId === orderId && image.usedBy === undefined;
};

export const useImage = (tx: Transaction, imageId: ReturnImageId, rma: string): void => {
  const image = lookUp(tx.state.returnImages, imageId);
  if (image !== undefined) put(tx, 'returnImages', imageId, { ...image, usedBy: rma });
};

export const expireImage = (tx: Transaction, imageId: ReturnImageId): void => {
  if (lookUp(tx.state.returnImages, imageId)?.usedBy === undefined) remove(tx, 'returnImages', imageId);
};
