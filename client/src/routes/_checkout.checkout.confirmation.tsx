import { HOME } from '@shop/domain/shared/paths';
import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { redirectTo } from '../platform/navigation/redirect-to.ts';
import { privateHead } from '../app/page-titles.ts';
import { AddressLines } from '../features/addresses/address-lines.tsx';
import { CartTotals } from '../features/carts/cart-totals.tsx';
import { OrderLines } from '../features/carts/order-lines.tsx';
import { Confirmation } from '../features/orders/confirmation.tsx';
import { confirmationQuery } from '../features/orders/orders.queries.ts';
import { Thanks } from '../features/orders/thanks.tsx';
import { useShownOrder } from '../features/orders/use-shown-order.ts';
import { confirmationPath, ORDER_PARAMETER } from '../features/orders/model/confirmation-path.ts';
import { BuyerRegistration } from '../features/sessions/buyer-registration.tsx';
import { useTranslation } from '../platform/texts/translation.tsx';
import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts';
import { isPlacedHere } from '../features/orders/model/placed-order.ts';
import { EmptyState } from '../ui/empty-state.tsx';

export const Route = createFileRoute('/_checkout/checkout/confirmation')({
  staticData: { areas: ['orders', 'carts', 'addresses', 'sessions'] },
  beforeLoad: async (entry) => {
    await guarded(entry);
    const { search, context } = entry;
    if (search[ORDER_PARAMETER] !== undefined || search['preview'] !== undefined) return;
    const { storedOrderId } = await context.checkoutFacts();
    if (storedOrderId !== undefined) throw redirectTo(confirmationPath(storedOrderId), { replace: true });
  },
  loaderDeps: ({ search }) => ({ orderId: search[ORDER_PARAMETER] }),
  loader: async ({ context: { queryClient, page, texts }, deps: { orderId } }) => {
    if (orderId !== undefined) await queryClient.ensureQueryData(confirmationQuery(orderId));
    return { head: privateHead(texts.i18n.t('title', { ns: 'orders' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function ConfirmationPage() {
    const { t } = useTranslation('orders');
    const isHydrated = useIsHydrated();
    const { preview } = Route.useSearch();
    const isPreview = preview !== undefined;
    const { orderId } = Route.useLoaderDeps();
    const order = useShownOrder(orderId, isPreview);
    if (order === undefined && orderId !== undefined && isHydrated && isPlacedHere(orderId))
      return <Thanks orderId={orderId} />;
    if (order === undefined)
      return (
        <EmptyState
          headingLevel="h1"
          headline={t('missing')}
          text={t('missing.text')}
          link={{ href: HOME, label: t('on') }}
        />
      );
    return (
      <Confirmation
        order={order}
        isPreview={isPreview}
        addressLines={(address) => <AddressLines address={address} />}
        goods={<OrderLines label={t('goods.lines')} positions={order.positions} isComplete />}
        totals={<CartTotals totals={order} />}
        {...(order.isGuest ? { registration: <BuyerRegistration email={order.email} /> } : {})}
      />
    );
  },
});
