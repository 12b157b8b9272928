import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { AlertNotice } from '../../ui/alert-notice.tsx';
import styles from './changed-cart-notice.module.css';
import type { Changes } from './use-order-placement.ts';

const WORDED = [
  'total',
  'shipping-cost',
  'position-count',
  'article-count',
  'line-price',
  'line-quantity',
  'line-added',
  'line-removed',
  'promotions',
  'voucher',
  'voucher-gone',
  'billing-address',
  'delivery-address',
  'shipper',
  'payment',
] as const;

/** Lists what has changed since the shopper saw the cart, with old and new values. Takes the focus. Nothing was ordered. */
export const ChangedCartNotice = ({ changes }: { readonly changes: Changes }): ReactNode => {
  const { t } = useTranslation('summary');
  const message = useMessage();
  return (
    <AlertNotice focusKey={changes}>
      <p className={styles.headline}>{message('vue.checkout.summaryStep.notification.cartChanged')}</p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.flatMap(({ what, positionId, name, was, is, countWas, countIs }) => {
            const worded = WORDED.find((word) => word === what);
            const values = { name: name ?? '', was: was?.text ?? countWas ?? '', is: is?.text ?? countIs ?? '' };
            return worded === undefined
              ? []
              : [<li key={`${what} ${positionId ?? name}`}>{t(`change.${worded}`, values)}</li>];
          })}
        </ul>
      )}
      <p>{t('change.again')}</p>
    </AlertNotice>
  );
};
