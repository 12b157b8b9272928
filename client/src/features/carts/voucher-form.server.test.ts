import { describe, expect, it } from 'vitest';

import { renderPage } from '../../app/entry-server.tsx';
import { aCart } from '../../testing/a-cart.ts';
import { aPageRequest } from '../../testing/page-request.ts';

const LIMITS = { checkout: { paymentMethods: [], deliveryCountries: ['DE'] } };

describe('the voucher form without scripts', () => {
  it('is open after a refusal, with the typed code and the reason', async () => {
    const request = aPageRequest(
      '/checkout/basket/',
      { Cart: () => ({ cart: aCart() }), CheckoutLimits: () => LIMITS },
      {
        formEcho: {
          form: 'voucher',
          values: { code: 'SOMMER2024' },
          fieldErrors: [{ field: 'code', message: 'shop.voucher.expired' }],
        },
      },
    );
    const { html } = await renderPage(request);
    expect(html).toMatch(
      /<details[^>]* open=""[^]*<input[^>]*aria-invalid="true"[^>]*value="SOMMER2024"[^]*Dieser Gutschein ist abgelaufen\.[^]*<\/details>/u,
    );
  });
});
