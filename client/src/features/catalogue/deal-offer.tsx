import { isDealSoldOut } from '@shop/domain/catalogue/lightning-deal';
import { type ReactNode, useEffect } from 'react';

import { startCountdowns } from '../../platform/countdown/start-countdowns.ts';
import type { DealPartFragment, PricePartFragment } from '../../platform/generated/graphql.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Price } from './model/price.tsx';
import { TimeLeft, TimeLeftStatus } from '../../ui/time-left.tsx';
import styles from './deal-offer.module.css';

/** On the picture of a tile, whose badge has its name, or in place of a price: in a column of the comparison, or in the buy box. */
type Look = 'picture' | 'column' | 'buy-box';

interface DealPanelProps {
  readonly deal: DealPartFragment;
  readonly look: Look;
}

interface DealPricesProps {
  readonly deal: DealPartFragment;
  /** The ordinary price, which applies once the deal is sold out or over. */
  readonly price: PricePartFragment;
  /** @default 'tile' */
  readonly look?: 'tile' | 'buy-box';
}

/** For `data-countdown` of an element around `DealPanel` and `DealPrices`: the countdown marks the end of the deal there, and writes what is left. */
export const endOfDeal = (deal: DealPartFragment): string | undefined =>
  isDealSoldOut(deal) ? undefined : deal.endsAt;

/** Until when the deal runs and how much of it is reserved. When its time is over, it says so in the same room. */
export const DealPanel = ({ deal, look }: DealPanelProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  useEffect(startCountdowns, []);
  const { endsAt, reservedPercent } = deal;
  const isSoldOut = isDealSoldOut(deal);
  return (
    <div className={styles.panel} data-look={look}>
      <p className={styles.head}>
        {look !== 'picture' && <strong className={styles.name}>{t('deal.name')}</strong>}
        {!isSoldOut && (
          <span className={styles.times}>
            <span className={styles.until}>
              {t('deal.until', { time: look === 'buy-box' ? format.instant(endsAt) : format.day(endsAt) })}
            </span>
            <TimeLeft className={styles.left} text={(time) => t('deal.left', { time })} />
            <span className={styles.over}>{t('deal.over')}</span>
          </span>
        )}
      </p>
      <progress className={styles.bar} aria-hidden="true" max={100} value={reservedPercent} />
      <p>{isSoldOut ? t('deal.soldOut') : t('deal.reserved', { percent: reservedPercent })}</p>
    </div>
  );
};

/** The price of the deal. When its time is over, the ordinary price stands in the same room. */
export const DealPrices = ({ deal, price, look = 'tile' }: DealPricesProps): ReactNode => {
  const isSoldOut = isDealSoldOut(deal);
  return (
    <div className={styles.prices}>
      {!isSoldOut && (
        <div className={styles.special}>
          <Price price={deal.specialPrice} look={look} />
        </div>
      )}
      <div className={isSoldOut ? undefined : styles.ordinary}>
        <Price price={price} look={look} />
      </div>
    </div>
  );
};

/** A lightning deal in place of a price. */
export const DealOffer = ({ deal, price, look = 'tile' }: DealPricesProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  return (
    <div className={styles.offer} data-countdown={endOfDeal(deal)}>
      <DealPanel deal={deal} look={look === 'tile' ? 'column' : look} />
      <DealPrices deal={deal} price={price} look={look} />
      {look === 'buy-box' && !isDealSoldOut(deal) && (
        <TimeLeftStatus text={(time) => t('deal.endsIn', { time })} over={t('deal.over.price')} />
      )}
    </div>
  );
};
