import { aDeclaration } from '../testing/a-declaration.ts';
import { refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';

/** What every adapter of the withdrawals port promises. */
export const behavesLikeWithdrawals = (harness: PortHarness, { describe, it, expect }: TestApi): void => {
  describe('a declaration of withdrawal', () => {
    it(
      'is received from anybody, without a session, and whether or not the order exists',
      withFixture(harness, {}, async ({ shop, anonymous }) => {
        const declaration = aDeclaration({
          orderNumber: 'no such order',
          withdrawnGoods: '2 Hefte\n1 Zirkel',
          withdrawalReason: 'Zu viel bestellt',
        });
        const receipt = valueOf(await shop.withdrawals.declare(anonymous, declaration, 'declaration-of-gerda-1'));
        expect(receipt.declaration).toEqual(declaration);
        expect(receipt.receiptId).not.toBe('');
        expect(Number.isNaN(Date.parse(receipt.receivedAt))).toBe(false);
      }),
    );

    it(
      'needs neither goods nor a reason, and is recorded without surrounding spaces',
      withFixture(harness, {}, async ({ shop, shopper }) => {
        const typed = aDeclaration({
          fullName: '  Gerda Gast ',
          email: ' gerda.gast@schule.example ',
          withdrawnGoods: ' ',
          withdrawalReason: '',
        });
        expect(valueOf(await shop.withdrawals.declare(shopper, typed, 'declaration-of-gerda-2')).declaration).toEqual(
          aDeclaration(),
        );
      }),
    );

    it(
      'that is sent twice has one receipt',
      withFixture(harness, {}, async ({ shop, anonymous, shopper }) => {
        const first = valueOf(await shop.withdrawals.declare(anonymous, aDeclaration(), 'declaration-of-gerda-3'));
        expect(valueOf(await shop.withdrawals.declare(shopper, aDeclaration(), 'declaration-of-gerda-3'))).toEqual(
          first,
        );
        const [one, other] = await Promise.all(
          [1, 2].map(() => shop.withdrawals.declare(anonymous, aDeclaration(), 'declaration-of-gerda-4')),
        );
        expect(one).toEqual(other);
      }),
    );

    it(
      'with another key is another declaration',
      withFixture(harness, {}, async ({ shop, anonymous }) => {
        const first = valueOf(await shop.withdrawals.declare(anonymous, aDeclaration(), 'declaration-of-gerda-5'));
        const second = valueOf(
          await shop.withdrawals.declare(
            anonymous,
            aDeclaration({ orderNumber: '400000002' }),
            'declaration-of-gerda-6',
          ),
        );
        expect(second.receiptId).not.toBe(first.receiptId);
        expect(second.declaration.orderNumber).toBe('400000002');
      }),
    );

    it(
      'is refused without name, order number or e-mail address, and can then be sent with the same key',
      withFixture(harness, {}, async ({ shop, anonymous }) => {
        const refusal = refusalOf(
          await shop.withdrawals.declare(
            anonymous,
            aDeclaration({ fullName: ' ', orderNumber: '', email: 'gerda@' }),
            'declaration-of-gerda-7',
          ),
        );
        expect(refusal).toEqual({
          because: 'invalid-form',
          fieldErrors: [
            { field: 'fullName', message: 'vue.form.error.requiredField' },
            { field: 'orderNumber', message: 'vue.form.error.requiredField' },
            { field: 'email', message: 'vue.form.error.email.incorrect' },
          ],
        });
        expect((await shop.withdrawals.declare(anonymous, aDeclaration(), 'declaration-of-gerda-7')).ok).toBe(true);
      }),
    );

    it(
      'is received on every consumer storefront',
      withFixture(harness, { storefront: 'ch' }, async ({ shop, anonymous }) => {
        expect((await shop.withdrawals.declare(anonymous, aDeclaration(), 'declaration-of-gerda-8')).ok).toBe(true);
      }),
    );

    if (!harness.features.has('clock')) return;
    it(
      'keeps the time at which it first arrived',
      withFixture(harness, {}, async ({ shop, anonymous, pass }) => {
        const first = valueOf(await shop.withdrawals.declare(anonymous, aDeclaration(), 'declaration-of-gerda-9'));
        await pass(60_000);
        expect(
          valueOf(await shop.withdrawals.declare(anonymous, aDeclaration(), 'declaration-of-gerda-9')).receivedAt,
        ).toBe(first.receivedAt);
        const later = valueOf(await shop.withdrawals.declare(anonymous, aDeclaration(), 'declaration-of-gerda-10'));
        expect(Date.parse(later.receivedAt) - Date.parse(first.receivedAt)).toBeGreaterThan(59_999);
      }),
    );
  });
};
