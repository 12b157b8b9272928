import { readFileSync } from 'node:fs';
import type { Shop } from '@shop/domain/shop';
import { setPrice } from '@shop/fakes/catalogue/prices';
import { expect, it } from 'vitest';
import { ORDER_STEPS, SHUTDOWN_MS } from '../timing/deadlines.ts';
import { fillCart, itemInStock, placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import type { Placed } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import { withPorts } from '../testing/with-ports.ts';

const MS_PER_SECOND = 1_000;
/** Half a million euros: more than any article costs. */
const DEARER = 50_000_000;

/** A shop that replies in rounds: a call that waits for another one needs a further round. */
const inWaves = () => {
  let isCounting = false;
  let waves = 0;
  let waiting: (() => void)[] = [];
  const wave = (): void => {
    const now = waiting;
    waiting = [];
    waves += 1;
    for (const resume of now) resume();
  };
  const question = (): Promise<void> =>
    new Promise((resolve) => {
      if (waiting.length === 0) setImmediate(wave);
      waiting.push(resolve);
    });
  const delayed = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (target, name, receiver) => {
        const member: unknown = Reflect.get(target, name, receiver);
        if (typeof member !== 'function') return member;
        return async (...args: readonly unknown[]) => {
          if (isCounting) await question();
          return Reflect.apply(member, target, args) as unknown;
        };
      },
    });
  const shopInWaves = ({ tracking, ...ports }: Shop): Shop => ({
    tracking,
    addresses: delayed(ports.addresses),
    businesses: delayed(ports.businesses),
    carts: delayed(ports.carts),
    catalogue: delayed(ports.catalogue),
    contactRequests: delayed(ports.contactRequests),
    contents: delayed(ports.contents),
    customers: delayed(ports.customers),
    deals: delayed(ports.deals),
    newsletter: delayed(ports.newsletter),
    stockAlerts: delayed(ports.stockAlerts),
    competitions: delayed(ports.competitions),
    orderForms: delayed(ports.orderForms),
    documents: delayed(ports.documents),
    expressPayments: delayed(ports.expressPayments),
    orders: delayed(ports.orders),
    parameters: delayed(ports.parameters),
    passwords: delayed(ports.passwords),
    payments: delayed(ports.payments),
    returns: delayed(ports.returns),
    prime: delayed(ports.prime),
    reviews: delayed(ports.reviews),
    sharedWishlists: delayed(ports.sharedWishlists),
    teaserLists: delayed(ports.teaserLists),
    wishlists: delayed(ports.wishlists),
    withdrawals: delayed(ports.withdrawals),
    cancellations: delayed(ports.cancellations),
    search: delayed(ports.search),
    sessions: delayed(ports.sessions),
    shippers: delayed(ports.shippers),
  });
  return {
    shopInWaves,
    count: async (run: () => Promise<unknown>): Promise<number> => {
      isCounting = true;
      waves = 0;
      await run();
      isCounting = false;
      return waves;
    },
  };
};

it('an order stopped by a changed cart before its card payment waits for as many operations as the deadline of orders allows', async () => {
  const { shopInWaves, count } = inWaves();
  const shop = await openShop({
    backend: (fake) =>
      withPorts(fake, (honest, { headers }) => {
        const submit: Shop['orders']['submit'] = async (...args) => {
          const submitted = await honest.orders.submit(...args);
          fake.testWorlds.of(headers).run((tx) => setPrice(tx, itemInStock(shop), DEARER));
          return submitted;
        };
        return shopInWaves({ ...honest, orders: { ...honest.orders, submit } });
      }),
  });
  const visitor = await shop.visitor().withToken();
  await fillCart(shop, visitor);
  await saveShipping(visitor);
  const checkout = await savePayment(visitor, 'CREDIT_CARD');
  const placed: Placed[] = [];
  const waves = await count(async () =>
    placed.push(await placeOrder(visitor, checkout, { comment: 'Bitte klingeln', newsletter: true })),
  );
  expect(placed).toMatchObject([{ __typename: 'CartChanged' }]);
  expect(waves).toBe(ORDER_STEPS);
  await shop.close();
});

it('the containers’ grace period is longer than a drain and a running order', () => {
  const compose = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
  const secondsOf = (pattern: RegExp): number => Number(pattern.exec(compose)?.groups?.['seconds']);
  const grace = secondsOf(/stop_grace_period: (?<seconds>\d+)s/u);
  expect(grace * MS_PER_SECOND).toBeGreaterThan(
    secondsOf(/DRAIN_SECONDS: (?<seconds>\d+)/u) * MS_PER_SECOND + SHUTDOWN_MS,
  );
});
