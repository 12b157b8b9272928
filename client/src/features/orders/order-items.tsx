import type { ShipmentStatusOrUnknown } from '@shop/domain/orders/order-status';
import type { ReactNode } from 'react';

import type { OrderItemPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { ArticleLine } from './article-line.tsx';
import styles from './order-items.module.css';

/** Whether an article can go back; said of what has arrived, and of what has gone back already. */
const returnKey = (
  { isAlreadyReturned, isReturnable, isFreeItem }: OrderItemPartFragment,
  status: ShipmentStatusOrUnknown,
) => {
  if (isAlreadyReturned) return 'item.returned';
  if (isReturnable) return 'item.returnable';
  return status === 'delivered' && !isFreeItem ? 'item.notReturnable' : undefined;
};

const Review = ({ item: { name, reviewUrl, reviewScore } }: { readonly item: OrderItemPartFragment }): ReactNode => {
  const { t } = useTranslation('orders');
  if (reviewUrl === null && reviewScore === null) return null;
  return (
    <p className={styles.review} data-print="none">
      {reviewScore !== null && <span>{t('item.score', { score: reviewScore })}</span>}
      {reviewUrl !== null && (
        <a href={reviewUrl} aria-label={t(reviewScore === null ? 'item.review.of' : 'item.reviewAgain.of', { name })}>
          {t(reviewScore === null ? 'item.review' : 'item.reviewAgain')}
        </a>
      )}
    </p>
  );
};

interface OrderItemsProps {
  readonly label: string;
  readonly items: readonly OrderItemPartFragment[];
  readonly status: ShipmentStatusOrUnknown;
}

/** The articles of a delivery as their buyer sees them (ORDER-05). */
export const OrderItems = ({ label, items, status }: OrderItemsProps): ReactNode => {
  const { t } = useTranslation('orders');
  return (
    <ul aria-label={label}>
      {items.map((item) => {
        const canReturn = returnKey(item, status);
        return (
          <ArticleLine
            key={`${item.lineNo} ${item.itemId}`}
            article={item}
            aside={item.isFreeItem ? t('item.free') : item.totalPrice.text}
          >
            <p className={styles.facts}>
              {item.isFreeItem
                ? t('item.pieces', { count: item.quantity })
                : t('item.times', { quantity: item.quantity, price: item.pricePerUnit.text })}
            </p>
            {canReturn !== undefined && (
              <p className={styles.facts} data-print="none">
                {t(canReturn)}
              </p>
            )}
            <Review item={item} />
          </ArticleLine>
        );
      })}
    </ul>
  );
};
