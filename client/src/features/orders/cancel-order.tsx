import { displayOf } from '@shop/domain/payments/payment-rules';
import type { FormEvent, ReactNode } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import type { OrderDetailsPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import styles from './order-details.module.css';
import { useCancelOrder } from './use-cancel-order.ts';

/** When the money changes hands, by the way to pay. */
const MONEY = {
  CREDIT_CARD: 'refund',
  PAYPAL: 'refund',
  AMAZONPAY: 'refund',
  TWINT: 'refund',
  INVOICE: 'later',
  RECHNUNG: 'later',
  RECHNUNG_V: 'later',
  X_RECHNUNG: 'later',
  CASH_ON_DELIVERY: 'later',
  prepaid: 'prepaid',
} as const satisfies Record<ReturnType<typeof displayOf>, string>;

type CancellableOrder = Pick<OrderDetailsPartFragment, 'orderId' | 'paymentId' | 'total'>;

/** Asks before it cancels an order, and says what happens to the money. Works before scripts run. */
export const CancelOrder = ({
  order: { orderId, paymentId, total },
}: {
  readonly order: CancellableOrder;
}): ReactNode => {
  const { t } = useTranslation('orders');
  const { mutateAsync: cancel, isPending } = useCancelOrder(orderId);
  const money = total.amount === 0 ? 'later' : MONEY[displayOf(paymentId)];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ignoreRejection(cancel());
  };
  return (
    <Disclosure label={t('cancel.do')}>
      <PostForm className={styles.cancel} action="cancel-order" fields={{ orderId }} onSubmit={submit}>
        <p>{t('cancel.text')}</p>
        <p>{t(`cancel.money.${money}`, { total: total.text })}</p>
        <Button type="submit" variant="red" isPending={isPending}>
          {t('cancel.confirm')}
        </Button>
      </PostForm>
    </Disclosure>
  );
};
