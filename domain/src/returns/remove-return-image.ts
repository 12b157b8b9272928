import type { ReturnHash, ReturnImageId } from './return.ts';
import { granted } from '../shared/result.ts';
import type { Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import { changeReturn } from './change-return.ts';
import type { ReturnNotReady, ReturnPorts } from './change-return.ts';

/** Takes a picture out of the return. The shop drops pictures that no return uses. */
export const removeReturnImage =
  (ports: ReturnPorts, visit: Visit) =>
  (hash: ReturnHash, imageId: ReturnImageId): Promise<Result<ReturnImageId, ReturnNotReady>> =>
    changeReturn(ports, visit)<ReturnImageId, never>(hash, 'productselection', async (stored) => ({
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
