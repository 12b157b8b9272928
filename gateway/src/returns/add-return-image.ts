import { MOST_IMAGES_OF_ITEM, MOST_IMAGES_OF_RETURN } from '@shop/domain/returns/selection-errors';
import type { ReturnHash, ReturnItemId } from '@shop/domain/returns/return';
import { orderNotFound } from '@shop/domain/returns/returns-guard';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { UploadedFile } from '@shop/domain/shared/uploaded-file';
import type { VisitorSession } from '../request/visitor-session.ts';
import { changeReturn, notReady } from './change-return.ts';
import type { ReturnNotReady, ReturnParts } from './change-return.ts';
import { previewOf } from './picture-preview.ts';
import { imagesOf } from './stored-return.ts';
import type { ReturnImage } from './stored-return.ts';

/** Why a picture is not taken. */
export interface ImageRefused {
  readonly because: 'image-refused';
  readonly message: MessageKey;
}

const not = (message: MessageKey): { readonly outcome: Result<never, ImageRefused> } => ({
  outcome: refused({ because: 'image-refused', message }),
});

/** Stores a picture for a line of the return of this browser, one at a time, so that their number is limited for sure. */
export const addReturnImage =
  (parts: ReturnParts) =>
  (
    visitor: VisitorSession,
    hash: ReturnHash,
    itemId: ReturnItemId,
    file: UploadedFile,
  ): Promise<Result<ReturnImage, ImageRefused | ReturnNotReady>> =>
    changeReturn(parts)<ReturnImage, ImageRefused | ReturnNotReady>(
      visitor,
      hash,
      'productselection',
      async (stored, order) => {
        const item = order.items.find(({ id }) => id === itemId);
        if (item === undefined || item.returnableQuantity === 0) return not('shop.return.notReturnable');
        if (imagesOf(itemId, stored).length >= MOST_IMAGES_OF_ITEM || stored.images.length >= MOST_IMAGES_OF_RETURN)
          return not('shop.return.tooManyImages');
        const preview = await previewOf(file.bytes);
        const uploaded = await parts.shop.returns.uploadImage(visitor.shopper, hash, file);
        if (!uploaded.ok)
          return {
            outcome: refused(uploaded.refusal.because === 'no-such-order' ? notReady(orderNotFound) : uploaded.refusal),
          };
        const image: ReturnImage = { id: uploaded.value, itemId, name: file.name, preview };
        return { stored: { ...stored, images: [...stored.images, image] }, outcome: granted(image) };
      },
    );
