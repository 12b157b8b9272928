import { expect, it } from 'vitest';

import { aCheckout, aShipper } from '../../testing/a-checkout.ts';
import { shippingErrors } from './shipping-command.ts';

it.each([
  ['', 'speditionFields.phone'],
  ['no number', 'speditionFields.phone'],
  ['030 1234567', undefined],
])('checks the forwarding agent’s phone number "%s" before anything is sent', (phone, field) => {
  const checkout = aCheckout({
    shippers: [aShipper({ code: 'spedition', selected: true })],
    speditionFields: [{ name: 'phone', value: '', required: true }],
  });
  const errors = shippingErrors({ shipperCode: 'spedition', 'speditionFields.phone': phone }, checkout, {
    loginState: 'guest',
    loginOption: undefined,
  });
  expect(errors.map((error) => error.field).find((name) => name.startsWith('speditionFields'))).toBe(field);
});
