import { BASKET, CHECKOUT_LOGIN, HOME } from '@shop/domain/shared/paths';
import { addToListPath } from '@shop/domain/wishlists/add-to-list-path';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useFocusFallback } from '../../platform/focus/focus-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { BasketNews } from './basket-news.tsx';
import styles from './basket.module.css';
import { CartLine } from './cart-line.tsx';
import { CartTotals } from './cart-totals.tsx';
import { useIsCartUnsettled, usePendingOperations } from './model/carts.mutations.ts';
import { cartQuery } from './model/carts.queries.ts';
import { FreeDeliveryLine } from './free-delivery-line.tsx';
import { FreeLines } from './free-lines.tsx';
import { lazySavedLines } from './load-saved-lines.ts';
import { MergedCart } from './merged-cart.tsx';
import { shownLines } from './shown-lines.ts';
import { SoldOutLines } from './sold-out-lines.tsx';
import { UndoNotices } from './undo-notices.tsx';
import { useCartActions } from './use-cart-actions.ts';
import { VoucherForm } from './voucher-form.tsx';
import { VoucherList } from './voucher-list.tsx';

interface BasketProps {
  /** Payment methods and delivery countries. The law wants them shown before the checkout begins (§ 312j(1) BGB). */
  readonly limits: ReactNode;
  /** Why express payment led to no order, first of all. */
  readonly notice: ReactNode;
  /** What the basket holds of lightning deals, above its lines. */
  readonly reservation: ReactNode;
  /** Whether the storefront offers express payment. */
  readonly isExpressOn: boolean;
  /** Ways on from an empty basket. */
  readonly whenEmpty: ReactNode;
}

const ToCheckout = ({ isUnsettled }: { readonly isUnsettled: boolean }): ReactNode => {
  const { t } = useTranslation('carts');
  if (isUnsettled)
    return (
      <Button isPending isWide>
        {t('basket.unsettled')}
      </Button>
    );
  return (
    <LinkButton href={CHECKOUT_LOGIN} isWide>
      {t('basket.checkout')}
    </LinkButton>
  );
};

/** Leaves for the provider, with address and account from there. Works without scripts. */
const ExpressCheckout = ({ isUnsettled }: { readonly isUnsettled: boolean }): ReactNode => {
  const { t } = useTranslation('carts');
  return (
    <PostForm action="checkout-amazon" fields={{ from: BASKET }}>
      <Button type="submit" variant="outline" isWide isPending={isUnsettled}>
        <Icon name="wallet" size={20} />
        {t('basket.express')}
      </Button>
      <p className={styles.express}>{t('basket.express.hint')}</p>
    </PostForm>
  );
};

/** The basket: editable lines and their sum. The checkout button is disabled while a change is pending. */
export const Basket = ({ limits, notice, reservation, isExpressOn, whenEmpty }: BasketProps): ReactNode => {
  const { t } = useTranslation('carts');
  const heading = useId();
  const { cart } = useSuspenseQuery(cartQuery).data;
  const isUnsettled = useIsCartUnsettled();
  const lines = shownLines(cart.positions, usePendingOperations());
  const actions = useCartActions();
  useFocusFallback();
  const saved = cart.savedLines.length > 0 && (
    <Suspense fallback={null}>
      <lazySavedLines.Component
        lines={cart.savedLines}
        onMove={(line) => ignoreRejection(actions.moveToCart(line))}
        onRemove={(line) => ignoreRejection(actions.removeSaved(line))}
      />
    </Suspense>
  );
  if (cart.state === 'empty') {
    return (
      <div className={styles.empty}>
        {notice}
        <UndoNotices
          lines={actions.removedLines}
          onUndo={(line) => ignoreRejection(actions.undo(line))}
          onOver={actions.forget}
        />
        <SoldOutLines positions={cart.positions} />
        <EmptyState
          headingLevel="h1"
          headline={t('basket.empty')}
          text={t('basket.empty.text')}
          link={{ href: HOME, label: t('basket.empty.on') }}
        />
        {saved}
        {whenEmpty}
      </div>
    );
  }
  return (
    <div className={styles.basket}>
      <h1 className={styles.title}>{t('basket.title')}</h1>
      <div className={styles.lines}>
        {notice}
        <UndoNotices
          lines={actions.removedLines}
          onUndo={(line) => ignoreRejection(actions.undo(line))}
          onOver={actions.forget}
        />
        <MergedCart cart={cart} />
        {reservation}
        <Card>
          <ul aria-label={t('basket.lines')}>
            {lines.map((line) => (
              <CartLine
                key={line.position.id}
                line={line}
                onChange={(quantity) => ignoreRejection(actions.changeQuantity(line.position, quantity))}
                onRemove={() => ignoreRejection(actions.remove(line.position))}
                onSave={() => ignoreRejection(actions.saveForLater(line.position))}
              />
            ))}
          </ul>
          <FreeLines heading={t('basket.freeArticles')} positions={cart.freeArticles} />
          <FreeLines heading={t('basket.catalogs')} positions={cart.catalogs} />
          <p>
            <a href={addToListPath({ from: 'cart' })}>{t('basket.toList')}</a>
          </p>
          <PostForm action="fill-order-form" fields={{ source: 'cart' }}>
            <Button type="submit" variant="link">
              {t('basket.toOrderForm')}
            </Button>
          </PostForm>
        </Card>
      </div>
      <aside className={styles.sum} aria-labelledby={heading}>
        <FreeDeliveryLine cart={cart} />
        <Card>
          <h2 className={styles.sumTitle} id={heading}>
            {t('basket.sum')}
          </h2>
          <CartTotals totals={cart} isUnsettled={isUnsettled} isEstimate />
          <BasketNews cart={cart} />
          <VoucherList vouchers={cart.vouchers} />
          <VoucherForm />
          <ToCheckout isUnsettled={isUnsettled} />
          {isExpressOn && !cart.isExpressExcluded && <ExpressCheckout isUnsettled={isUnsettled} />}
        </Card>
        {limits}
      </aside>
      {saved}
    </div>
  );
};
