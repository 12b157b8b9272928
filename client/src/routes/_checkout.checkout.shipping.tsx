import { paymentNotice } from '@shop/domain/payments/payment-end';
import { CHECKOUT_SHIPPING } from '@shop/domain/shared/paths';
import { createFileRoute } from '@tanstack/react-router';

import { guarded } from '../app/guarded.ts';
import { privateHead } from '../app/page-titles.ts';
import { BillingPart } from '../features/addresses/billing-part.tsx';
import { DeliveryPart } from '../features/addresses/delivery-part.tsx';
import { OrderAside } from '../features/carts/order-aside.tsx';
import { loadMergeNotice } from '../features/carts/load-merge-notice.ts';
import { MergedCart } from '../features/carts/merged-cart.tsx';
import { CartReservation } from '../features/deals/cart-reservation.tsx';
import { loadReservation } from '../features/deals/load-reservation.ts';
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';
import { enterStep } from '../features/checkout/enter-step.ts';
import { useOpenStep } from '../features/checkout/use-open-step.ts';
import { ShippingStep } from '../features/checkout/shipping-step.tsx';
import { PaymentNotice } from '../features/payments/payment-notice.tsx';
import { ShipperPart } from '../features/shippers/shipper-part.tsx';
import { personIn } from '../features/addresses/model/address-values.ts';
import { chosenShipper, offeredShippers } from '../features/shippers/model/shipper-options.ts';
import { shippingSituation } from '../features/checkout/shipping-situation.ts';
import { useTranslation } from '../platform/texts/translation.tsx';

export const Route = createFileRoute('/_checkout/checkout/shipping')({
  staticData: { areas: ['forms', 'checkout', 'carts', 'addresses', 'deals'] },
  beforeLoad: guarded,
  loader: async ({ context }) => {
    await Promise.all([
      enterStep(CHECKOUT_SHIPPING, context).then(({ cart }) => loadMergeNotice(cart)),
      loadReservation(context.queryClient),
    ]);
    const { page, texts } = context;
    return { head: privateHead(texts.i18n.t('shipping.title', { ns: 'checkout' }), { page }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function ShippingPage() {
    const { t } = useTranslation('checkout');
    const step = useOpenStep(CHECKOUT_SHIPPING);
    const messageKey = paymentNotice(Route.useSearch()['errorCode']);
    if (step === undefined) return null;
    const { checkout } = step;
    const { billingAddresses, shippingAddresses, deliveryCountries: countries, shippers, speditionFields } = checkout;
    return (
      <CheckoutScreen
        step="shipping"
        reservation={
          <>
            <PaymentNotice messageKey={messageKey} />
            <MergedCart cart={checkout.cart} />
            <CartReservation path={CHECKOUT_SHIPPING} isCheckout />
          </>
        }
        checkout={checkout}
        title={t('shipping.title')}
        aside={<OrderAside cart={checkout.cart} />}
      >
        <ShippingStep
          step={step}
          parts={(values) => {
            const situation = shippingSituation(values, checkout);
            return (
              <>
                <BillingPart addresses={billingAddresses} countries={countries} />
                <DeliveryPart
                  addresses={shippingAddresses}
                  countries={countries}
                  billingCountry={situation.billingCountry}
                  customer={personIn('billingAddress', values, billingAddresses)}
                  chosen={situation.deliveryType}
                />
                <ShipperPart
                  shippers={offeredShippers(shippers, situation)}
                  chosen={chosenShipper(values['shipperCode'], shippers, situation)}
                  speditionFields={speditionFields}
                />
              </>
            );
          }}
        />
      </CheckoutScreen>
    );
  },
});
