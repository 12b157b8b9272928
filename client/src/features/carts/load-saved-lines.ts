import type { CartPartFragment } from '../../platform/generated/graphql.ts';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';

/** Its code is fetched only if something was saved for later. */
export const lazySavedLines = lazyComponent(async () => (await import('./saved-lines.tsx')).SavedLines);

export const loadSavedLines = async ({ savedLines }: Pick<CartPartFragment, 'savedLines'>): Promise<void> => {
  if (savedLines.length > 0) await lazySavedLines.preload();
};
