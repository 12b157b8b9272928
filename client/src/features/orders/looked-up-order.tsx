import { contactPath, RETURN_STEP_PATHS } from '@shop/domain/shared/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

import { focusPage } from '../../platform/focus/focus-page.ts';
import { ForgetLookedUpOrderDocument, type OrderStatusPartFragment } from '../../platform/generated/graphql.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { request } from '../../platform/transport/request.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { AfterDelivery } from './after-delivery.tsx';
import { ArticleLine } from './article-line.tsx';
import styles from './order-details.module.css';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { lookedUpOrderQuery } from './order-status.queries.ts';
import { ShipmentPart } from './shipment-part.tsx';
import { WithdrawalLink } from './withdrawal-link.tsx';

/** Forgets the order, so that the form comes back. On a computer that others use too, this hides it from them. */
const ForgetOrder = (): ReactNode => {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  const { mutate: forget, isPending } = useMutation({
    mutationFn: () => request('ForgetLookedUpOrder', ForgetLookedUpOrderDocument, {}),
    onSuccess: () => {
      client.setQueryData(lookedUpOrderQuery().queryKey, { lookedUpOrder: null });
      focusPage();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) forget();
  };
  return (
    <PostForm action="forget-order" onSubmit={submit}>
      <Button type="submit" variant="outline" isPending={isPending}>
        {t('status.other')}
      </Button>
    </PostForm>
  );
};

/** What anybody may see who knows an order's number and postcode: no names, addresses, prices or invoices. */
export const LookedUpOrder = ({
  order,
  isNew,
}: {
  readonly order: OrderStatusPartFragment;
  readonly isNew: boolean;
}): ReactNode => {
  const { t } = useTranslation('orders');
  const { instant } = useFormat();
  const { orderId, orderedAt, status, shipments, returns, canBeWithdrawn, returnHash } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {t('detail.title', { number: orderId })}
        </h1>
        <OrderStatusBadge status={status} />
        <p className={styles.moment}>{t('detail.orderedAt', { moment: instant(orderedAt) })}</p>
      </header>
      <div className={styles.ways} data-print="none">
        {returnHash !== null && (
          <LinkButton
            variant="outline"
            href={`${RETURN_STEP_PATHS.productselection}?${new URLSearchParams({ order: returnHash })}`}
          >
            {t('detail.return')}
          </LinkButton>
        )}
        {canBeWithdrawn && <WithdrawalLink orderId={orderId} />}
        <a href={contactPath(orderId)}>{t('detail.ask')}</a>
      </div>
      {shipments.map((shipment, place) => (
        <ShipmentPart key={`${place} of ${shipments.length}`} shipment={shipment} at={place + 1} of={shipments.length}>
          <ul aria-label={t('shipment.items')}>
            {shipment.items.map((article) => (
              <ArticleLine
                key={`${article.lineNo} ${article.itemId}`}
                article={article}
                aside={t('item.pieces', { count: article.quantity })}
              />
            ))}
          </ul>
        </ShipmentPart>
      ))}
      <AfterDelivery returns={returns} />
      <div className={styles.actions} data-print="none">
        <ForgetOrder />
        <p className={styles.moment}>{t('status.shown')}</p>
      </div>
    </>
  );
};
