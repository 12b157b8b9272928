import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { aCheckout, checkoutReplies, checkoutFacts } from '../../testing/a-checkout.ts';
import { anAddress } from '../../testing/an-address.ts';
import { anOrder } from '../../testing/an-order.ts';
import { openPage } from '../../testing/open-page.tsx';

const billingAddress = anAddress({
  schoolOrCompany: 'Grundschulverwaltungsgemeinschaft Nord',
  street: 'Donaudampfschifffahrtsgesellschaftskapitänstraße 12',
});
const shippingAddress = anAddress({
  id: 'a2',
  schoolOrCompany: 'Schulverwaltungsgesellschaft Ost',
  street: 'Oberhavelländischestraße 12',
  isCustomerAddress: false,
});
const checkout = aCheckout({
  deliveryType: 'shippingAddress',
  billingAddress,
  shippingAddress,
  billingAddresses: [billingAddress],
  shippingAddresses: [shippingAddress],
});

const BILLING =
  'Grundschulverwaltungs|gemeinschaft NordAda NowakDonaudampfschifffahrts|gesellschafts|kapitän|straße 1201067 DresdenDeutschland';
const DELIVERY = 'Schulverwaltungs|gesellschaft OstAda NowakOberhavelländische|straße 1201067 DresdenDeutschland';

const LONG_LINES = [
  'Grundschulverwaltungs|gemeinschaft Nord',
  'Donaudampfschifffahrts|gesellschafts|kapitän|straße 12',
  'Schulverwaltungs|gesellschaft Ost',
  'Oberhavelländische|straße 12',
];

/** Texts with their soft hyphens made visible. */
const shown = (parts: readonly Element[]): readonly string[] =>
  parts.map(({ textContent }) => (textContent ?? '').replaceAll('\u00AD', '|'));
const addresses = (): readonly string[] => shown([...screen.getByRole('main').querySelectorAll('address')]);

describe('a long German name in an address may break with a hyphen', () => {
  it('in the summary', async () => {
    await openPage('/checkout/summary/', { replies: checkoutReplies(checkout) });
    expect(addresses()).toEqual([BILLING, DELIVERY]);
  });

  it('in the confirmation', async () => {
    const order = anOrder({ billingAddress, shippingAddress });
    await openPage('/checkout/confirmation/?order=B-1', {
      replies: {
        CheckoutFacts: () => ({ checkoutFacts: checkoutFacts({ storedOrderId: 'B-1' }) }),
        OrderConfirmation: () => ({ orderConfirmation: order }),
        '/api/confirmation-cleanup/': () => ({ successfull: true, cartId: 'cart-2' }),
      },
    });
    expect(addresses()).toEqual([BILLING, DELIVERY]);
  });

  it('in the choices of the address book', async () => {
    await openPage('/checkout/shipping/', { replies: checkoutReplies(checkout) });
    expect(shown(screen.getAllByText(/^(?:Grundschulverw|Donau|Schulverw|Oberhavel)/u))).toEqual(LONG_LINES);
  });
});
