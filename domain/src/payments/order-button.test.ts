import { expect, it } from 'vitest';
import { lawfulButtonLabel } from './order-button.ts';

it.each([
  'Zahlungspflichtig bestellen',
  'zahlungspflichtig bestellen',
  'Jetzt kaufen',
  'Kaufen',
  ' Kostenpflichtig bestellen ',
  'Order with obligation to pay',
  'Buy now',
])('%j may be the text of an order button', (label) => {
  expect(lawfulButtonLabel(label)).toBe(label.trim());
});

it.each(['Bestellen', 'Bestellung abgeben', 'Weiter', 'Jetzt mit PayPal', 'Order', '', undefined])(
  '%j makes no contract (§ 312j (4) BGB)',
  (label) => {
    expect(lawfulButtonLabel(label)).toBeUndefined();
  },
);
