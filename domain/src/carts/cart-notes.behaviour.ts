import { FIELD_LIMITS } from '../shared/field-limits.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import { cartIdOf, readCart, withFixture, refusalOf, valueOf } from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';

/** What the carts port promises about order reference, cost centre, comment, newsletter and alternative e-mails. */
export const behavesLikeCartNotes = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'are stored: reference, cost centre, comment, newsletter',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async (fixture) => {
      const { shop, shopper } = fixture;
      valueOf(await shop.carts.setOrderReference(shopper, cartIdOf(shopper), ' Klasse 3b '));
      valueOf(await shop.carts.setCostCentre(shopper, cartIdOf(shopper), ' 4711 '));
      valueOf(await shop.carts.setOrderComment(shopper, cartIdOf(shopper), 'Bitte beim Hausmeister abgeben'));
      valueOf(await shop.carts.setNewsletter(shopper, cartIdOf(shopper), 'Newsletter bestellen'));
      expect(await readCart(fixture, shopper)).toMatchObject({
        orderReference: 'Klasse 3b',
        costCentre: '4711',
        orderComment: 'Bitte beim Hausmeister abgeben',
        newsletterChosen: true,
      });
      valueOf(await shop.carts.setOrderReference(shopper, cartIdOf(shopper), ''));
      expect((await readCart(fixture, shopper)).orderReference).toBeUndefined();
      valueOf(await shop.carts.setCostCentre(shopper, cartIdOf(shopper), ''));
      expect((await readCart(fixture, shopper)).costCentre).toBeUndefined();
    }),
  );

  it(
    'are refused if they are too long for the printed documents',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async ({ shop, shopper }) => {
      const tooLong = {
        because: 'invalid-form',
        fieldErrors: [{ field: 'orderComment', message: 'shop.form.error.tooLong' }],
      };
      expect(
        refusalOf(await shop.carts.setOrderComment(shopper, cartIdOf(shopper), 'x'.repeat(FIELD_LIMITS.comment + 1))),
      ).toEqual(tooLong);
      expect(
        refusalOf(
          await shop.carts.setOrderReference(shopper, cartIdOf(shopper), 'x'.repeat(FIELD_LIMITS.orderReference + 1)),
        ),
      ).toMatchObject({ because: 'invalid-form' });
      expect(
        refusalOf(await shop.carts.setCostCentre(shopper, cartIdOf(shopper), 'x'.repeat(FIELD_LIMITS.costCentre + 1))),
      ).toMatchObject({ because: 'invalid-form', fieldErrors: [{ field: 'costCentre' }] });
    }),
  );

  it(
    'accept only valid alternative e-mail addresses',
    withFixture(harness, { 'guest session': true, 'a cart exists': { positions: 1 } }, async (fixture) => {
      const { shop, shopper } = fixture;
      const { preselected } = (await readCart(fixture, shopper)).billingEmail;
      const faulty = await shop.carts.setAlternativeEmails(shopper, cartIdOf(shopper), {
        billing: 'buchhaltung@',
        shipping: 'lager@schule.example',
      });
      expect(refusalOf(faulty)).toMatchObject({
        fieldErrors: [{ field: 'billing', message: 'vue.form.error.email.incorrect' }],
      });
      valueOf(
        await shop.carts.setAlternativeEmails(shopper, cartIdOf(shopper), { billing: 'buchhaltung@schule.example' }),
      );
      const cart = await readCart(fixture, shopper);
      expect(cart.billingEmail).toEqual({ selected: 'buchhaltung@schule.example', preselected });
      expect(cart.shippingEmail).toEqual({ selected: preselected, preselected });
    }),
  );
};
