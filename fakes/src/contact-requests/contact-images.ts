import type { ContactImageId } from '@shop/domain/contact-requests/contact-request';
import type { ContactImageRefusal } from '@shop/domain/contact-requests/contact-requests.port';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { FILE_TYPES, PHOTO_RULE } from '@shop/domain/shared/upload-rules';
import { uploadedFileError } from '@shop/domain/shared/uploaded-file';
import type { UploadedFile } from '@shop/domain/shared/uploaded-file';
import { entriesOf, lookUp } from '../worlds/persistent-map.ts';
import { nextId, put, remove, schedule, type Transaction } from '../worlds/transaction.ts';

/** A photo that no request uses is deleted after this time. */
const UNUSED_IMAGE_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** What a world stores of photos, in bytes. The oldest lose their content. */
const MOST_BYTES_OF_WORLD = 20_000_000;

const limitBytes = (tx: Transaction): void => {
  let bytes = 0;
  for (const [id, image] of entriesOf(tx.state.contactImages).toSorted(([, a], [, b]) => b.seq - a.seq)) {
    bytes += image.size;
    if (bytes > MOST_BYTES_OF_WORLD && image.content !== '') put(tx, 'contactImages', id, { ...image, content: '' });
  }
};

export const storeContactImage = (
  tx: Transaction,
  image: UploadedFile,
): Result<ContactImageId, ContactImageRefusal> => {
  const message = uploadedFileError(PHOTO_RULE, image);
  if (message !== undefined) return refused({ because: 'image-refused', message });
  const { name, type, bytes } = image;
  const imageId = nextId(tx, 'contact-image');
  put(tx, 'contactImages', imageId, {
    name,
    type: FILE_TYPES[type].type,
    content: Buffer.from(bytes).toString('base64'),
    size: bytes.byteLength,
    seq: tx.seq,
  });
  schedule(tx, 'contact-image-expires', imageId, new Date(tx.now.getTime() + UNUSED_IMAGE_LIFETIME_MS));
  limitBytes(tx);
  return granted(imageId);
};

/** Whether a request may use these photos, each of them once. */
export const areUsable = ({ state }: Transaction, images: readonly ContactImageId[]): boolean =>
  new Set(images).size === images.length &&
  images.every((id) => {
    const image = lookUp(state.contactImages, id);
    return image !== undefined && image.usedBy === undefined;
  });

/** The names of the photos that a ticket uses from now on. */
export const useContactImages = (
  tx: Transaction,
  images: readonly ContactImageId[],
  ticketNumber: string,
): readonly string[] =>
  images.flatMap((id) => {
    const image = lookUp(tx.state.contactImages, id);
    if (image === undefined) return [];
    put(tx, 'contactImages', id, { ...image, usedBy: ticketNumber });
    return [image.name];
  });

export const CONTACT_REQUEST_TIMERS = {
  'contact-image-expires': (tx: Transaction, imageId: string): void => {
    if (lookUp(tx.state.contactImages, imageId)?.usedBy === undefined) remove(tx, 'contactImages', imageId);
  },
};
