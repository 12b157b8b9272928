import type { PortHarness } from '../testing/port-harness.ts';
import { asSignedIn, cartIdOf, openSession, valueOf, withFixture } from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { Shopper } from '../visit/shopper.ts';

const ORDERING = {
  'guest session': true,
  'a cart exists': { positions: 1 },
  'the cart is ready': { paymentId: 'RECHNUNG' },
} as const;

/** What a registration promises to a guest who has ordered. */
export const behavesLikeGuestOrders = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'become those of a customer who registers with the guest’s session, which ends; one that has ended brings nothing',
    withFixture(harness, ORDERING, async (fixture) => {
      const { shop, shopper: guest } = fixture;
      const { orderId = '' } = valueOf(await shop.orders.submit(guest, cartIdOf(guest)));
      const registered = async (email: string): Promise<Shopper> => {
        const visitor = await openSession(fixture, fixture.anonymous);
        const typed = {
          email,
          password: 'Kreide7',
          firstName: 'Frieda',
          lastName: 'Frisch',
          salutation: 'mrs',
          guestSessionToken: guest.sessionToken ?? '',
        };
        return asSignedIn(visitor, 'customer', valueOf(await shop.sessions.registerCustomer(visitor, typed)));
      };
      const buyer = await registered('frieda.frisch@example.org');
      expect(valueOf(await shop.orders.confirmation(buyer, orderId))).toMatchObject({ orderId, isGuest: false });
      expect((await shop.orders.recent(buyer)).map((order) => order.orderId)).toEqual([orderId]);
      expect(await shop.customers.current(buyer, '/')).toMatchObject({
        isExistingCustomer: true,
        isNewCustomer: false,
      });
      const late = await registered('theo.spaet@example.org');
      expect(await shop.orders.recent(late)).toEqual([]);
      expect((await shop.orders.confirmation(late, orderId)).ok).toBe(false);
    }),
  );
};
