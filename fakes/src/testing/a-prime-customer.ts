import type { AboId } from '@shop/domain/prime/prime-offer';
import type { PrimeOrder, SubscriptionId } from '@shop/domain/prime/prime.port';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { assortment } from '../goods/assortment.ts';
import { delayNotice } from '../orders/late-payment-notice.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { PERSONAS, type PersonaName } from '../personas/personas.ts';
import { enterShop, logInAs } from '../scenarios/steps.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put } from '../worlds/transaction.ts';
import { aShop } from './a-shop.ts';
import { mailsIn } from './read-mails.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A customer on 23 November 2026 who thinks about Prime, with the mails about it that they get. */
export const aPrimeCustomer = async (storefrontId: StorefrontId = 'de', persona: PersonaName = 'existing') => {
  const on = await aShop(storefrontId);
  const { shop, world } = on;
  const { userId, email } = PERSONAS[persona].account;
  const enterAs = async (name: PersonaName) => {
    const context = { ...on, goods: assortment() };
    return logInAs(context, await enterShop(context), name);
  };
  const customer = () => enterAs(persona);
  const order = async (ordered: PrimeOrder, key: string) => shop.prime.subscribe(await customer(), ordered, key);
  const account = () => world.read(({ state }) => lookUp(state.users, userId));
  return {
    ...on,
    enterAs,
    order,
    subscribe: async (abo: AboId = 'prime-12', key = 'attempt', paymentId = 'RECHNUNG') => {
      const plan = (await shop.prime.offer(await customer())).plans.find((offered) => offered.abo === abo);
      return order({ abo, paymentId, price: plan?.price ?? { minor: 0, currency: 'EUR' } }, key);
    },
    subscription: async (subscriptionId: SubscriptionId) => shop.prime.subscription(await customer(), subscriptionId),
    passDays: (days: number) => world.advance({ advanceMs: days * DAY_MS }),
    account,
    status: () => {
      const user = account();
      return user?.kind === 'customer' ? user.prime.status : undefined;
    },
    /** The provider has the money and tells the shop. */
    reportPaid: (subscriptionId: SubscriptionId, when: 'at once' | 'late' = 'at once') =>
      world.run((tx) =>
        when === 'late' ? delayNotice(tx, subscriptionId) : settlePayment(tx, subscriptionId, 'paid'),
      ),
    cancel: () =>
      world.run((tx) => {
        const user = lookUp(tx.state.users, userId);
        if (user?.kind === 'customer')
          put(tx, 'users', userId, { ...user, prime: { ...user.prime, status: 'CANCELLED' } });
      }),
    deleteAccount: () => world.run((tx) => put(tx, 'users', userId, { kind: 'visitor', userId })),
    mails: () =>
      world.read(({ state }) =>
        state.mails.flatMap(({ to, template }) => (to === email && template.startsWith('prime-') ? [template] : [])),
      ),
    mail: (template: string) => world.read(mailsIn).findLast((mail) => mail.to === email && mail.template === template),
  };
};
