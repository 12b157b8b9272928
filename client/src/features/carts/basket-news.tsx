import { type ReactNode, useState } from 'react';

import type { CartPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useIsCartUnsettled } from './model/carts.mutations.ts';

type Cart = Pick<CartPartFragment, 'positions' | 'total'>;

const newsOf = (
  before: Cart,
  { positions, total }: Cart,
  t: ReturnType<typeof useTranslation<'carts'>>['t'],
): string => {
  const changed = positions.filter(({ id, quantity }) =>
    before.positions.some((line) => line.id === id && line.quantity !== quantity),
  );
  const quantities = changed.map(({ name, quantity }) => t('basket.news.quantity', { name, count: quantity }));
  return [
    ...quantities,
    ...(total.text === before.total.text ? [] : [t('basket.news.total', { total: total.text })]),
  ].join(' ');
};

/** Tells a screen reader what a change has led to, once the shop has confirmed it: new quantities and the new sum (WCAG 4.1.3). */
export const BasketNews = ({ cart }: { readonly cart: Cart }): ReactNode => {
  const { t } = useTranslation('carts');
  const isUnsettled = useIsCartUnsettled();
  const [told, setTold] = useState({ cart, news: '' });
  if (!isUnsettled && told.cart !== cart) setTold({ cart, news: newsOf(told.cart, cart, t) || told.news });
  return (
    <VisuallyHidden>
      <span role="status">{told.news}</span>
    </VisuallyHidden>
  );
};
