import { isDealSoldOut } from '@shop/domain/deals/lightning-deal';
import { type ReactNode, useEffect } from 'react';

import { startDealClocks } from '../../platform/deals/start-deal-clocks.ts';
import type { DealPartFragment, PricePartFragment } from '../../platform/generated/graphql.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Price } from './model/price.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './deal-offer.module.css';

interface DealOfferProps {
  readonly deal: DealPartFragment;
  /** The ordinary price, which applies once the deal is sold out or over. */
  readonly price: PricePartFragment;
  /** @default 'tile' */
  readonly look?: 'tile' | 'buy-box';
}

/** Left alone by React: the clock writes into it, also before hydration. */
const WRITTEN_BY_CLOCK = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;

/** A placeholder that the clock replaces. */
const TIME = { time: '{time}' };

/** A lightning deal in place of a price. When its time is over, it says so and shows the ordinary price, in the same room. */
export const DealOffer = ({ deal, price, look = 'tile' }: DealOfferProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  useEffect(startDealClocks, []);
  const { endsAt, reservedPercent, specialPrice } = deal;
  const isSoldOut = isDealSoldOut(deal);
  return (
    <div className={styles.offer} data-look={look} data-deal-ends={isSoldOut ? undefined : endsAt}>
      <div className={styles.panel}>
        <p className={styles.head}>
          <strong className={styles.name}>{t('deal.name')}</strong>
          {!isSoldOut && (
            <span className={styles.times}>
              <span className={styles.until}>
                {t('deal.until', { time: look === 'tile' ? format.day(endsAt) : format.instant(endsAt) })}
              </span>
              <span className={styles.left} role="timer" data-deal-left={t('deal.left', TIME)} {...WRITTEN_BY_CLOCK} />
              <span className={styles.over}>{t('deal.over')}</span>
            </span>
          )}
        </p>
        <progress className={styles.bar} aria-hidden="true" max={100} value={reservedPercent} />
        <p>{isSoldOut ? t('deal.soldOut') : t('deal.reserved', { percent: reservedPercent })}</p>
      </div>
      <div className={styles.prices}>
        {!isSoldOut && (
          <div className={styles.special}>
            <Price price={specialPrice} look={look} />
          </div>
        )}
        <div className={isSoldOut ? undefined : styles.ordinary}>
          <Price price={price} look={look} />
        </div>
      </div>
      {look === 'buy-box' && !isSoldOut && (
        <VisuallyHidden>
          <span
            role="status"
            data-deal-status={t('deal.endsIn', TIME)}
            data-deal-over={t('deal.over.price')}
            {...WRITTEN_BY_CLOCK}
          />
        </VisuallyHidden>
      )}
    </div>
  );
};
