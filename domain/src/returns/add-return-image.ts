import { MOST_IMAGES_OF_ITEM, MOST_IMAGES_OF_RETURN } from './selection-errors.ts';
import type { ReturnHash, ReturnItemId } from './return.ts';
import { orderNotFound } from './returns-guard.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { granted, refused } from '../shared/result.ts';
import type { Result } from '../shared/result.ts';
import type { UploadedFile } from '../shared/uploaded-file.ts';
import type { Visit } from '../visit/visit.port.ts';
import { changeReturn, evenWithoutSession, notReady } from './change-return.ts';
import type { ReturnNotReady, ReturnPorts } from './change-return.ts';
import { imagesOf } from './stored-return.ts';
import type { ReturnImage } from './stored-return.ts';

/** Draws small pictures. */
export interface PicturePreviews {
  /** A small picture as a `data:` URL, of one that has been cleaned. */
  previewOf(bytes: Uint8Array): Promise<string>;
}

/** Why a picture is not taken. */
export interface ImageRefused {
  readonly because: 'image-refused';
  readonly message: MessageKey;
}

const not = (message: MessageKey): { readonly outcome: Result<never, ImageRefused> } => ({
  outcome: refused({ because: 'image-refused', message }),
});

/** Whether somebody returns something of this order: pictures for one that does not exist are not even looked at. */
export const returnOrderExists =
  (ports: Pick<ReturnPorts, 'customers' | 'returns'>, visit: Visit) =>
  async (hash: ReturnHash): Promise<boolean> =>
    (await evenWithoutSession(ports, visit)(() => ports.returns.findByHash(visit.shopper, hash))).ok;

/** Stores a picture for a line of the return of this browser, one at a time, so that their number is limited for sure. */
export const addReturnImage =
  (ports: ReturnPorts & PicturePreviews, visit: Visit) =>
  (
    hash: ReturnHash,
    itemId: ReturnItemId,
    file: UploadedFile,
  ): Promise<Result<ReturnImage, ImageRefused | ReturnNotReady>> =>
    changeReturn(ports, visit)<ReturnImage, ImageRefused | ReturnNotReady>(
      hash,
      'productselection',
      async (stored, order) => {
        const item = order.items.find(({ id }) => id === itemId);
        if (item === undefined || item.returnableQuantity === 0) return not('shop.return.notReturnable');
        if (imagesOf(itemId, stored).length >= MOST_IMAGES_OF_ITEM || stored.images.length >= MOST_IMAGES_OF_RETURN)
          return not('shop.return.tooManyImages');
        const preview = await ports.previewOf(file.bytes);
        const uploaded = await ports.returns.uploadImage(visit.shopper, hash, file);
        if (!uploaded.ok)
          return {
            outcome: refused(uploaded.refusal.because === 'no-such-order' ? notReady(orderNotFound) : uploaded.refusal),
          };
        const image: ReturnImage = { id: uploaded.value, itemId, name: file.name, preview };
        return { stored: { ...stored, images: [...stored.images, image] }, outcome: granted(image) };
      },
    );
