import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { euros } from '../../testing/a-cart.ts';
import { aCheckout, aShipper, checkoutReplies } from '../../testing/a-checkout.ts';
import { anAddress } from '../../testing/an-address.ts';
import { openPage } from '../../testing/open-page.tsx';

const SAVE = 'SaveShippingStep';
const parcels = aShipper({ code: 'gls', name: 'GLS', costs: euros(590) });
const abroad = anAddress({ country: 'AT', postCode: '1010', city: 'Wien' });

const open = (billingAddress = anAddress()) => {
  const checkout = aCheckout({
    shippers: [aShipper({ selected: true }), parcels],
    billingAddress,
    billingAddresses: [billingAddress],
  });
  return openPage('/checkout/shipping/', {
    replies: {
      ...checkoutReplies(checkout),
      [SAVE]: () => ({ saveShippingStep: { __typename: 'Checkout', ...checkout } }),
    },
  });
};

const shipper = (name: string): HTMLInputElement => screen.getByRole('radio', { name });
const cardOf = (name: string): string => shipper(name).parentElement?.textContent ?? '';

describe('the choice of a carrier', () => {
  it('shows each with name and cost, and saves the chosen one (SHIP-18)', async () => {
    const { gateway } = await open();
    expect([cardOf('DHL'), cardOf('GLS')]).toEqual([
      expect.stringContaining('4,90 €'),
      expect.stringContaining('5,90 €'),
    ]);
    await userEvent.click(shipper('GLS'));
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Zahlung' }));
    await waitFor(() =>
      expect(gateway.variablesOf(SAVE)).toEqual([{ input: expect.objectContaining({ shipperCode: 'gls' }) }]),
    );
  });

  it('says how much of its cost is a surcharge that the shop tests (FLAG-01)', async () => {
    const checkout = aCheckout({
      shippers: [
        aShipper({
          selected: true,
          costs: euros(590),
          surcharge: euros(100),
          arrives: { from: '2026-11-25', to: '2026-11-26' },
        }),
        parcels,
      ],
    });
    await openPage('/checkout/shipping/', { replies: checkoutReplies(checkout) });
    expect(cardOf('DHL')).toContain('5,90 €');
    expect(cardOf('DHL')).toContain('Lieferung Mi, 25. bis Do, 26. November. Darin 1,00 € Zuschlag');
    expect(cardOf('GLS')).not.toContain('Zuschlag');
  });

  it('disables one that cannot be chosen, with the reason (SHIP-18)', async () => {
    await open(abroad);
    expect(shipper('DHL').disabled).toBe(true);
    expect(cardOf('DHL')).toContain('DHL liefert für uns nur innerhalb Deutschlands.');
    await userEvent.click(shipper('DHL'));
    expect([shipper('DHL').checked, shipper('GLS').checked]).toEqual([false, true]);
  });
});
