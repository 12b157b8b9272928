import { offersCancellation } from '@shop/domain/cancellations/cancellation';
import { notFound } from '@tanstack/react-router';

import type { RouterContext } from './router-context.ts';

/** A business storefront does not have the pages of the cancellation button. */
export const requireCancellation = ({ page }: Pick<RouterContext, 'page'>): void => {
  if (!offersCancellation(page.storefront)) throw notFound();
};
