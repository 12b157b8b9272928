import { expect, it } from 'vitest';
import { SessionRevoked } from '../sessions/session-revoked.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { readOrderFormDocument } from './order-form-document.ts';

it('is printed without an address if the shop ends the session meanwhile', async () => {
  const visit = aVisit(aShopper({ loginState: 'customer' }));
  const asked: string[] = [];
  const ports = {
    ...stubShop(stubState()),
    orderForms: {
      check: async ({ loginState }: { readonly loginState: string }) => {
        asked.push(loginState);
        return [{ outcome: 'unknown' as const, meant: [] }];
      },
    },
    addresses: {
      billing: async () => {
        visit.revoke();
        throw new SessionRevoked('getBillingAddresses');
      },
      shipping: async () => [],
    },
  };
  expect(await readOrderFormDocument(ports, visit)([{ orderNumber: '4711', quantity: '3' }])).toMatchObject({
    address: [],
    lines: [{ orderNumber: '4711', quantity: '3', note: 'unknown' }],
  });
  expect(asked.at(-1)).toBe('logged-out');
});
