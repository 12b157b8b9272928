import type { ReturnHash, ReturnImageId } from '@shop/domain/returns/return';
import { granted } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { VisitorSession } from '../request/visitor-session.ts';
import { changeReturn } from './change-return.ts';
import type { ReturnNotReady, ReturnParts } from './change-return.ts';

/** Takes a picture out of the return. The shop drops pictures that no return uses. */
export const removeReturnImage =
  (parts: ReturnParts) =>
  (visitor: VisitorSession, hash: ReturnHash, imageId: ReturnImageId): Promise<Result<ReturnImageId, ReturnNotReady>> =>
    changeReturn(parts)<ReturnImageId, never>(visitor, hash, 'productselection', async (stored) => ({
      stored: {
        ...stored,
        images: stored.images.filter(({ id }) => id !== imageId),
        draft: {
          ...stored.draft,
          items: stored.draft.items.map((item) => ({ ...item, images: item.images.filter((id) => id !== imageId) })),
        },
      },
      outcome: granted(imageId),
    }));
