import { describe, expect, it } from 'vitest';
import { granted } from '../shared/result.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { anAnonymousShopper } from '../testing/a-shopper.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { StockAlertRequest } from './stock-alerts.port.ts';
import { watchItem } from './watch-item.ts';

const EMAIL = 'anna.kern@schule.example';

const watching = async (shopper: Shopper, email: string) => {
  const sent: StockAlertRequest[] = [];
  const stockAlerts = {
    watch: async (_shopper: Shopper, request: StockAlertRequest) => {
      sent.push(request);
      return granted(undefined);
    },
  };
  const result = await watchItem({ stockAlerts })(shopper, { itemId: 'pencil', email });
  return { result, sent };
};

const business: Shopper = { ...anAnonymousShopper(), storefront: STOREFRONTS['b2b-de'] };

describe('an article that somebody watches', () => {
  it('is watched with the address as it was meant', async () => {
    const { sent } = await watching(anAnonymousShopper(), ` ${EMAIL} `);
    expect(sent).toEqual([{ itemId: 'pencil', email: EMAIL }]);
  });

  it('is not watched without an address', async () => {
    const { result, sent } = await watching(anAnonymousShopper(), 'anna@');
    expect([result, sent]).toMatchObject([
      { ok: false, refusal: { fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }] } },
      [],
    ]);
  });

  it('is watched on the business shop by its customers only', async () => {
    const stranger = await watching(business, EMAIL);
    expect(stranger).toEqual({ result: { ok: false, refusal: { because: 'no-such-item' } }, sent: [] });
    expect((await watching({ ...business, loginState: 'customer' }, EMAIL)).sent).toHaveLength(1);
  });
});
