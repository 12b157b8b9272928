import { HOME, ORDER_STATUS, orderDetailPath } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useFormat } from '../../platform/texts/format.ts';
import type { OrderConfirmationQuery } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './confirmation.module.css';
import { OtherTotalNotice } from './other-total-notice.tsx';
import { ThanksHeader } from './thanks.tsx';
import { WithdrawalLink } from './withdrawal-link.tsx';

export type ConfirmedOrder = NonNullable<OrderConfirmationQuery['orderConfirmation']>;

interface ConfirmationProps {
  readonly order: ConfirmedOrder;
  /** An editor's preview: nothing was ordered. */
  readonly isPreview: boolean;
  /** Parts that the route renders from other areas. */
  readonly addressLines: (address: ConfirmedOrder['billingAddress']) => ReactNode;
  readonly goods: ReactNode;
  readonly totals: ReactNode;
  /** The way to an account, for guests; absent where there is none. */
  readonly registration?: ReactNode;
}

const Part = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactNode => (
  <Card as="section">
    <h2 className={styles.heading}>{heading}</h2>
    {children}
  </Card>
);

/** The confirmation of an order: its number, what comes next, and its contents (upstream: getThankYouPageData). */
export const Confirmation = ({
  order,
  isPreview,
  addressLines,
  goods,
  totals,
  registration,
}: ConfirmationProps): ReactNode => {
  const { t } = useTranslation('orders');
  const { dateRange, instant } = useFormat();
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.page}>
      {isPreview && (
        <Notice kind="info">
          <p>{t('preview')}</p>
        </Notice>
      )}
      <ThanksHeader orderId={order.orderId}>{t('orderedAt', { moment: instant(order.orderedAt) })}</ThanksHeader>
      <OtherTotalNotice orderId={order.orderId} />
      <Part heading={t('next')}>
        <ol className={styles.next}>
          <li>{t('next.mail', { email: order.email })}</li>
          <li>
            {order.arrives === null
              ? t('next.shipping', { shipper: order.shipperName })
              : t('next.arrives', { shipper: order.shipperName, dates: dateRange(order.arrives) })}
          </li>
          <li>
            {order.isGuest ? t('follow.guest') : t('follow.customer')}{' '}
            <a href={order.isGuest ? ORDER_STATUS : orderDetailPath(order.orderId)} data-print="none">
              {order.isGuest ? t('follow.guest.link') : t('follow.customer.link')}
            </a>
          </li>
        </ol>
      </Part>
      {registration !== undefined && !isPreview && (
        <div data-print="none">
          <Part heading={t('account')}>{registration}</Part>
        </div>
      )}
      <div className={styles.columns}>
        <Part heading={t('billing')}>
          <address>{addressLines(order.billingAddress)}</address>
        </Part>
        <Part heading={t('delivery')}>
          <address>{addressLines(order.shippingAddress)}</address>
        </Part>
        <Part heading={t('payment')}>
          <p>{order.paymentName}</p>
        </Part>
      </div>
      <Part heading={t('goods')}>
        {goods}
        <div className={styles.totals}>{totals}</div>
        {order.orderReference !== null && order.orderReference !== '' && (
          <p className={styles.muted}>{t('reference', { reference: order.orderReference })}</p>
        )}
        {order.costCentre !== null && order.costCentre !== '' && (
          <p className={styles.muted}>{t('costCentre', { costCentre: order.costCentre })}</p>
        )}
        {order.comment !== null && order.comment !== '' && (
          <p className={styles.muted}>{t('comment', { comment: order.comment })}</p>
        )}
      </Part>
      <div className={styles.ways} data-print="none">
        <LinkButton href={HOME}>{t('on')}</LinkButton>
        {isHydrated && (
          <Button variant="outline" onClick={() => globalThis.print()}>
            {t('print')}
          </Button>
        )}
      </div>
      {!isPreview && (
        <p className={styles.on} data-print="none">
          <WithdrawalLink orderId={order.orderId} />
        </p>
      )}
    </div>
  );
};
