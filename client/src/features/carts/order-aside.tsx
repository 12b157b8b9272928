import { BASKET } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { CartPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { CollapsibleAside } from '../../ui/collapsible-aside.tsx';
import { CartTotals } from './cart-totals.tsx';
import { OrderLines } from './order-lines.tsx';

/** The order, next to a step of the checkout. */
export const OrderAside = ({ cart }: { readonly cart: CartPartFragment }): ReactNode => {
  const { t } = useTranslation('carts');
  return (
    <CollapsibleAside label={t('aside.title', { count: cart.articleCount })} summary={cart.total.text}>
      <OrderLines label={t('aside.lines')} positions={[...cart.positions, ...cart.freeArticles, ...cart.catalogs]} />
      <CartTotals totals={cart} />
      <p>
        <a href={BASKET}>{t('aside.change')}</a>
      </p>
    </CollapsibleAside>
  );
};
