import { anAddressForm } from '../testing/an-address.ts';
import type { PortHarness, PortFixture } from '../testing/port-harness.ts';
import {
  addItem,
  readCart,
  openSession,
  withFixture,
  refusalOf,
  asSignedIn,
  updateCart,
  valueOf,
} from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';
import { logIn } from './log-in.ts';
import { registerCustomer } from './register-customer.ts';
import { registerGuest } from './register-guest.ts';
import type { Credentials } from '../sessions/sessions.port.ts';
import { asAnonymous, type Shopper } from '../visit/shopper.ts';

/** The operations by which a visitor is signed in. */
export type SignInOperation = 'login' | 'mergeCarts' | 'registerCustomer' | 'registerGuest';

/** Whether the shop executed the operation before its reply was lost. */
export type LostReply = 'applied' | 'never-ran';

/** A harness that loses the next `times` replies to one operation. */
export interface LossyHarness extends PortHarness {
  lose(fixture: PortFixture, what: SignInOperation, lost: LostReply, times?: number): PortFixture;
}

const GUEST = { email: 'gerda@schule.example', billingAddress: anAddressForm() };
const FRIEDA = {
  email: 'frieda@schule.example',
  password: 'Kreide7',
  firstName: 'Frieda',
  lastName: 'Frisch',
  salutation: 'mrs',
};
const BASKET = { 'a cart exists': { positions: 2, quantity: 2 } } as const;

const linesOf = async (fixture: PortFixture, shopper: Shopper) =>
  (await readCart(fixture, shopper)).positions.map(({ itemId, quantity }) => [itemId, quantity]);

/** Whether the call was rejected. */
const failing = (result: Promise<unknown>): Promise<boolean> =>
  result.then(
    () => false,
    () => true,
  );

/** The same browser with its next session. */
const startedOver = (shopper: Shopper, result: Awaited<ReturnType<ReturnType<typeof registerGuest>>>): Shopper => {
  const refusal = refusalOf(result);
  return refusal?.because === 'started-over' ? { ...asAnonymous(shopper), ...refusal.opened } : shopper;
};

const asGuest = (harness: LossyHarness, { it, expect }: TestApi): void => {
  it(
    'starts over with the same articles and vouchers if the guest was registered',
    withFixture(harness, BASKET, async (honest) => {
      valueOf(
        await updateCart(honest, honest.shopper, addItem(honest.goods.catalog), {
          do: 'add-voucher',
          code: honest.vouchers.percent,
        }),
      );
      const before = await readCart(honest, honest.shopper);
      const fixture = harness.lose(honest, 'registerGuest', 'applied');
      const result = await registerGuest(fixture.shop)(fixture.shopper, GUEST);
      expect(refusalOf(result)).toMatchObject({ because: 'started-over', missing: [] });
      const shopper = startedOver(fixture.shopper, result);
      const after = await readCart(fixture, shopper);
      expect([after.id, shopper.userId]).not.toEqual([before.id, fixture.shopper.userId]);
      expect(
        [after.positions, after.catalogs].map((lines) => lines.map(({ itemId, quantity }) => [itemId, quantity])),
      ).toEqual(
        [before.positions, before.catalogs].map((lines) => lines.map(({ itemId, quantity }) => [itemId, quantity])),
      );
      expect([after.total, after.vouchers.map(({ code }) => code)]).toEqual([
        before.total,
        before.vouchers.map(({ code }) => code),
      ]);
      expect(
        await linesOf(
          fixture,
          asSignedIn(shopper, 'guest', valueOf(await registerGuest(fixture.shop)(shopper, GUEST))),
        ),
      ).toEqual(before.positions.map(({ itemId, quantity }) => [itemId, quantity]));
    }),
  );

  it(
    'fails with the same cart if nobody was registered',
    withFixture(harness, BASKET, async (honest) => {
      const before = await linesOf(honest, honest.shopper);
      const fixture = harness.lose(honest, 'registerGuest', 'never-ran');
      expect(await failing(registerGuest(fixture.shop)(fixture.shopper, GUEST))).toBe(true);
      expect(await linesOf(fixture, fixture.shopper)).toEqual(before);
      expect((await registerGuest(fixture.shop)(fixture.shopper, GUEST)).ok).toBe(true);
    }),
  );

  if (!harness.features.has('stock')) return;
  it(
    'names what is no longer available, line by line',
    withFixture(harness, BASKET, async (honest) => {
      const [sold = { itemId: '', name: '' }, scarce = { itemId: '', name: '' }] = (
        await readCart(honest, honest.shopper)
      ).positions;
      const fixture = harness.lose(honest, 'registerGuest', 'applied');
      const meanwhile: PortFixture = {
        ...fixture,
        shop: {
          ...fixture.shop,
          sessions: {
            ...fixture.shop.sessions,
            open: async (shopper) => {
              await fixture.setStock(sold.itemId, 0);
              await fixture.setStock(scarce.itemId, 1);
              return fixture.shop.sessions.open(shopper);
            },
          },
        },
      };
      const result = await registerGuest(meanwhile.shop)(fixture.shopper, GUEST);
      expect(refusalOf(result)).toMatchObject({
        missing: [
          { what: 'line', name: sold.name, was: 2, is: 0 },
          { what: 'line', name: scarce.name, was: 2, is: 1 },
        ],
      });
      expect(await linesOf(fixture, startedOver(fixture.shopper, result))).toEqual([[scarce.itemId, 1]]);
    }),
  );
};

const asCustomer = (harness: LossyHarness, { it, expect }: TestApi): void => {
  it(
    'signs the new customer in, with the cart',
    withFixture(harness, BASKET, async (honest) => {
      const before = await linesOf(honest, honest.shopper);
      const fixture = harness.lose(honest, 'registerCustomer', 'applied');
      const customer = asSignedIn(
        fixture.shopper,
        'customer',
        valueOf(await registerCustomer(fixture.shop)(fixture.shopper, FRIEDA)),
      );
      expect(await fixture.shop.customers.current(customer, '/')).toMatchObject({
        email: FRIEDA.email,
        isNewCustomer: true,
      });
      expect(await linesOf(fixture, customer)).toEqual(before);
    }),
  );

  it(
    'starts over with the same articles if the login’s reply is lost too',
    withFixture(harness, BASKET, async (honest) => {
      const before = await linesOf(honest, honest.shopper);
      const fixture = harness.lose(harness.lose(honest, 'registerCustomer', 'applied'), 'login', 'applied');
      const result = await registerCustomer(fixture.shop)(fixture.shopper, FRIEDA);
      expect(refusalOf(result)).toMatchObject({ because: 'started-over', missing: [] });
      expect(await linesOf(fixture, startedOver(fixture.shopper, result))).toEqual(before);
    }),
  );

  it(
    'fails with the same cart if no account was made, and does not log in to somebody else’s',
    withFixture(harness, BASKET, async (honest) => {
      const before = await linesOf(honest, honest.shopper);
      const fixture = harness.lose(honest, 'registerCustomer', 'never-ran');
      expect(
        await failing(
          registerCustomer(fixture.shop)(fixture.shopper, {
            ...FRIEDA,
            email: fixture.account.email,
            password: fixture.account.password,
          }),
        ),
      ).toBe(true);
      expect(await linesOf(fixture, fixture.shopper)).toEqual(before);
    }),
  );
};

const credentialsOf = ({ account: { identifier, password } }: PortFixture): Credentials => ({
  identifier,
  password,
  stayLogged: false,
  mergeCart: true,
});

const withAnArticleInTheAccount = async (fixture: PortFixture): Promise<void> => {
  const customer = asSignedIn(
    fixture.anonymous,
    'customer',
    valueOf(await fixture.shop.sessions.login(await openSession(fixture, fixture.anonymous), credentialsOf(fixture))),
  );
  valueOf(await updateCart(fixture, customer, addItem(fixture.goods.ordinary[4], 3)));
};

const atLogin = (harness: LossyHarness, { it, expect }: TestApi): void => {
  for (const [what, lost] of [
    ['was made', 'applied'],
    ['was not made', 'never-ran'],
  ] as const) {
    it(
      `fails with the same cart if it ${what}; the next login merges every article once`,
      withFixture(harness, BASKET, async (honest) => {
        await withAnArticleInTheAccount(honest);
        const before = await linesOf(honest, honest.shopper);
        const fixture = harness.lose(honest, 'login', lost);
        expect(await failing(logIn(fixture.shop)(fixture.shopper, credentialsOf(fixture)))).toBe(true);
        expect(await linesOf(fixture, fixture.shopper)).toEqual(before);
        const customer = asSignedIn(
          fixture.shopper,
          'customer',
          valueOf(await logIn(fixture.shop)(fixture.shopper, credentialsOf(fixture))),
        );
        expect(await linesOf(fixture, customer)).toEqual([[fixture.goods.ordinary[4], 3], ...before]);
      }),
    );
  }
};

const atMerge = (harness: LossyHarness, { it, expect }: TestApi): void => {
  it(
    'logs in nevertheless if it was made, and tells of it',
    withFixture(harness, BASKET, async (honest) => {
      await withAnArticleInTheAccount(honest);
      const before = await linesOf(honest, honest.shopper);
      const fixture = harness.lose(honest, 'mergeCarts', 'applied');
      const signedIn = valueOf(await logIn(fixture.shop)(fixture.shopper, credentialsOf(fixture)));
      const cart = await readCart(fixture, asSignedIn(fixture.shopper, 'customer', signedIn));
      expect(signedIn.cartMerged).toBe(true);
      expect(cart.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
        [fixture.goods.ordinary[4], 3],
        ...before,
      ]);
      expect(cart.merge?.lines.map(({ itemId, added }) => [itemId, added])).toEqual(before);
    }),
  );

  it(
    'logs nobody in if it was not made; the cart is the same, and the next login merges it once',
    withFixture(harness, BASKET, async (honest) => {
      await withAnArticleInTheAccount(honest);
      const before = await linesOf(honest, honest.shopper);
      const fixture = harness.lose(honest, 'mergeCarts', 'never-ran');
      expect(await failing(logIn(fixture.shop)(fixture.shopper, credentialsOf(fixture)))).toBe(true);
      expect(await linesOf(fixture, fixture.shopper)).toEqual(before);
      const customer = asSignedIn(
        fixture.shopper,
        'customer',
        valueOf(await logIn(fixture.shop)(fixture.shopper, credentialsOf(fixture))),
      );
      expect(await linesOf(fixture, customer)).toEqual([[fixture.goods.ordinary[4], 3], ...before]);
    }),
  );
};

/** A lost reply to an operation that signs in never costs the cart. */
export const survivesLostReplies = (harness: LossyHarness, t: TestApi): void => {
  t.describe('a guest registration whose reply is lost', () => asGuest(harness, t));
  t.describe('a registration whose reply is lost', () => asCustomer(harness, t));
  t.describe('a login whose reply is lost', () => atLogin(harness, t));
  t.describe('a merge whose reply is lost', () => atMerge(harness, t));
};
