import { useEffect } from 'react';

/** Records that an item was seen. The code for it is fetched after the page; if it is missing, nothing is recorded. */
export const useGlanceView = (productId: string, itemId: string | undefined): void => {
  useEffect(() => {
    if (itemId === undefined) return undefined;
    let isLeft = false;
    let stop = (): void => undefined;
    import('./record-first-view.ts').then(
      ({ recordFirstView }) => {
        if (!isLeft) stop = recordFirstView({ productId, itemId });
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [productId, itemId]);
};
