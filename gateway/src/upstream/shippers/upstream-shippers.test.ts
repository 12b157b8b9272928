import { expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { aMutationReply } from '../testing/replies.ts';
import { runWithReplies } from '../testing/shop-on-script.ts';

it.each([
  ['NO_SUCH_SHIPPER', 'no-such-shipper'],
  ['SHIPPER_DISABLED', 'shipper-disabled'],
])('a carrier is refused by %s', async (code, because) => {
  const reply = aMutationReply({ successful: false, refusal: { code, subject: null, message: null } });
  const { outcome, requests } = await runWithReplies({ setShippingMethod: reply }, ({ shippers }) =>
    shippers.select(LENA, 'cart of lena', 'gls'),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because } });
  expect(requests[0]?.variables).toEqual([{ cartId: 'cart of lena', methodCode: 'gls' }]);
});

it('fields of a forwarding agent report their errors', async () => {
  const fieldErrors = [{ fieldName: 'phone', errorMessage: 'shop.form.error.required', formName: null }];
  const { outcome } = await runWithReplies(
    { saveSpeditionsData: aMutationReply({ successful: false, fieldErrors }) },
    ({ shippers }) => shippers.saveSpedition(LENA, 'cart of lena', []),
  );
  expect(outcome).toMatchObject({ ok: false, refusal: { because: 'invalid-form', fieldErrors: [{ field: 'phone' }] } });
});
