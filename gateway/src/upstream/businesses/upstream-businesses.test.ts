import { aBusinessRegistration } from '@shop/domain/testing/a-business';
import { expect, it } from 'vitest';
import { runWithReplies } from '../testing/shop-on-script.ts';
import { readCertificateResult } from './upstream-businesses.ts';

it.each([
  ['with its words, if we know them', 'shop.upload.tooLarge', 'shop.upload.tooLarge'],
  ['without words that we do not know', 'upstream.text.of.tomorrow', 'vue.cart.error.somethingWentWrong'],
  ['without a reason', null, 'vue.cart.error.somethingWentWrong'],
])('a certificate is refused %s (UPM-06)', (_what, generalErrorMessage, message) => {
  const reply = { successful: false, generalErrorMessage, fieldErrors: [], refusal: null };
  expect(readCertificateResult(reply)).toEqual({ ok: false, refusal: { because: 'file-refused', message } });
});

it('a registration names the institution and what it says about itself (AUTH-12)', async () => {
  const reply = { registerCustomer: { successfull: true, fieldErrors: [], errorMessage: null } };
  const { outcome, requests } = await runWithReplies(reply, ({ businesses }, shopper) =>
    businesses.register(shopper, aBusinessRegistration()),
  );
  expect(outcome).toEqual({ ok: true, value: undefined });
  expect(requests[0]?.variables).toMatchObject([
    {
      customer: {
        email: 'buero@anger-schule.example',
        company: 'Grundschule am Anger',
        firstName: 'Frieda',
        lastName: 'Frisch',
        business: { jobTitleCode: 'OFFICE', primaryIndustryGroupCode: '85' },
      },
    },
  ]);
});
