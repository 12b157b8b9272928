import { displayOf } from '@shop/domain/payments/payment-rules';
import type { ReactNode } from 'react';

import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './payment-choice.module.css';

/** The icon of a payment method. Unknown ones look like prepayment (PAY-05, PAY-06). */
const ICONS: Readonly<Record<ReturnType<typeof displayOf>, IconName>> = {
  CREDIT_CARD: 'card',
  PAYPAL: 'wallet',
  AMAZONPAY: 'wallet',
  TWINT: 'phone',
  CASH_ON_DELIVERY: 'truck',
  INVOICE: 'receipt',
  RECHNUNG: 'receipt',
  RECHNUNG_V: 'receipt',
  X_RECHNUNG: 'receipt',
  prepaid: 'bank',
};

export const PaymentMark = ({ display }: { readonly display: string }): ReactNode => (
  <span className={styles.mark} data-display={display}>
    <Icon name={ICONS[displayOf(display)]} size={28} />
  </span>
);
