import { BASKET } from '@shop/domain/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';

import type { CartPartFragment } from '../../platform/generated/graphql.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { VatNote } from '../catalogue/model/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FreeDeliveryLine } from './free-delivery-line.tsx';
import styles from './mini-cart.module.css';
import { MiniCartLine } from './mini-cart-line.tsx';
import { useIsCartUnsettled } from './model/carts.mutations.ts';
import { cartQuery } from './model/carts.queries.ts';

/** Lines of the mini cart (MINI-01). */
const MOST_LINES = 3;

const Filled = ({ cart }: { readonly cart: CartPartFragment }): ReactNode => {
  const { t } = useTranslation('carts');
  const isUnsettled = useIsCartUnsettled();
  const { positions, freeArticles, catalogs, subtotal, total, vatIncluded } = cart;
  const lines = [...positions, ...freeArticles, ...catalogs];
  return (
    <>
      <ul aria-label={t('basket.lines')}>
        {lines.slice(0, MOST_LINES).map((position) => (
          <MiniCartLine key={position.id} position={position} />
        ))}
      </ul>
      {lines.length > MOST_LINES && (
        <p className={styles.all}>
          <a href={BASKET}>{t('mini.all', { count: lines.length })}</a>
        </p>
      )}
      <FreeDeliveryLine cart={cart} />
      <dl className={styles.sum} data-unsettled={isUnsettled || undefined} aria-busy={isUnsettled || undefined}>
        <dt>{t(vatIncluded ? 'totals.subtotal' : 'totals.subtotalNet')}</dt>
        <dd>{subtotal.text}</dd>
        {!vatIncluded && (
          <>
            <dt>{t('totals.totalGross')}</dt>
            <dd>{total.text}</dd>
          </>
        )}
      </dl>
      <p className={styles.note}>
        <VatNote vatIncluded={vatIncluded} />
      </p>
      <LinkButton href={BASKET} isWide>
        {t('mini.toBasket')}
      </LinkButton>
    </>
  );
};

const Empty = (): ReactNode => {
  const { t } = useTranslation('carts');
  return (
    <>
      <p className={styles.empty}>{t('basket.empty')}</p>
      <p>{t('basket.empty.text')}</p>
    </>
  );
};

const Content = (): ReactNode => {
  const { t } = useTranslation('carts');
  const { data, isError } = useQuery({ ...cartQuery, meta: SILENT });
  if (data !== undefined) return data.cart.state === 'empty' ? <Empty /> : <Filled cart={data.cart} />;
  return isError ? (
    <p>
      {t('mini.failed')} <a href={BASKET}>{t('mini.toBasket')}</a>
    </p>
  ) : (
    <Skeleton shapes={[16, 16, 10]} />
  );
};

/** What is in the basket, in short (MINI-02, ENT-06). */
export const MiniCartContent = (): ReactNode => {
  const { t } = useTranslation('carts');
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 className={styles.heading} id={heading}>
        {t('basket.title')}
      </h2>
      <Content />
    </section>
  );
};
