import type { CartPartFragment } from '../../platform/generated/graphql.ts';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';

/** Its code is fetched only if a login has merged carts. */
export const lazyMergeNotice = lazyComponent(async () => (await import('./merge-notice.tsx')).MergeNotice);

/** Fetches what a page needs to tell of a merge, if there was one. */
export const loadMergeNotice = async ({ merge }: Pick<CartPartFragment, 'merge'>): Promise<void> => {
  if (merge !== null) await lazyMergeNotice.preload();
};
