import type { Clock } from '@shop/domain/shared/clock.port';
import { BUSINESS_TIMERS } from './businesses/check-certificate.ts';
import { goodsWithout } from './catalogue/lost-products.ts';
import { goodsAt } from './catalogue/prices.ts';
import { CONTACT_REQUEST_TIMERS } from './contact-requests/contact-images.ts';
import { COMPETITION_TIMERS } from './competitions/enter-competition.ts';
import { assortment } from './goods/assortment.ts';
import type { Assortment } from './goods/goods.ts';
import { NEWSLETTER_TIMERS } from './newsletter/newsletter-links.ts';
import { PASSWORD_LINK_TIMERS } from './customers/forget-password-links.ts';
import { RESERVATION_TIMERS } from './deals/stored-reservations.ts';
import { SHIPMENT_TIMERS } from './orders/shipment-timers.ts';
import { LATE_NOTICE_TIMERS } from './orders/late-payment-notice.ts';
import { PAYMENT_TIMERS } from './orders/settle-payment.ts';
import { worldWithPersonas } from './world-with-personas.ts';
import { PRIME_TIMERS } from './prime/membership-terms.ts';
import { AMAZON_TIMERS } from './providers/amazon/amazon-session.ts';
import { RETURN_TIMERS } from './returns/return-progress.ts';
import { REVIEW_TIMERS } from './reviews/release-review.ts';
import { SESSION_TIMERS } from './sessions/start-session.ts';
import { STOCK_ALERT_TIMERS } from './stock-alerts/stored-alerts.ts';
import { makeWorlds, type Worlds } from './worlds/worlds.ts';

/** Worlds with the personas and the whole assortment. */
export const inMemoryWorlds = (setup: {
  readonly clock: Clock;
  readonly requireWorld?: boolean;
  readonly goods?: Assortment;
}): Worlds => {
  const { clock, requireWorld = false, goods = assortment() } = setup;
  return makeWorlds({
    clock,
    requireWorld,
    goodsIn: ({ prices, lostProducts }) => goodsWithout(goodsAt(goods, prices), lostProducts),
    startState: (seed, startsAt) => worldWithPersonas(seed, goods, startsAt),
    timers: {
      ...AMAZON_TIMERS,
      ...BUSINESS_TIMERS,
      ...CONTACT_REQUEST_TIMERS,
      ...COMPETITION_TIMERS,
      ...NEWSLETTER_TIMERS,
      ...PASSWORD_LINK_TIMERS,
      ...PAYMENT_TIMERS,
      ...LATE_NOTICE_TIMERS,
      ...PRIME_TIMERS,
      ...RESERVATION_TIMERS,
      ...RETURN_TIMERS,
      ...REVIEW_TIMERS,
      ...SESSION_TIMERS,
      ...SHIPMENT_TIMERS,
      ...STOCK_ALERT_TIMERS,
    },
  });
};
