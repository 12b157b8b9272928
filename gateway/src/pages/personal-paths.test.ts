import { describe, expect, it } from 'vitest';
import { isPersonalPath } from './personal-paths.ts';

/** All pages that show something of their visitor, lead elsewhere for some, or are for testers. */
const PERSONAL = [
  '/login/',
  '/logout/',
  '/rating/',
  '/404/',
  '/checkout/basket/',
  '/checkout/login/',
  '/checkout/shipping/',
  '/checkout/payment/',
  '/checkout/summary/',
  '/checkout/confirmation/',
  '/computop/success/',
  '/amazonpay/success/',
  '/amazonpay/review/',
  '/myaccount/',
  '/myaccount/register/',
  '/myaccount/resetpassword/',
  '/myaccount/newpassword/',
  '/myaccount/contact-details/',
  '/myaccount/addresses/billing/',
  '/myaccount/orders/',
  '/myaccount/returns/',
  '/myaccount/wishlist/',
  '/myaccount/wishlist/shared/',
  '/prime/',
  '/prime/checkout/',
  '/service/bestellstatus/',
  '/service/newsletter/',
  '/service/newsletter/success/',
  '/service/newsletter/bestaetigen/',
  '/service/newsletter/newsletter-abmelden/',
  '/service/verfuegbarkeit/success/',
  '/service/verfuegbarkeit/bestaetigen/',
  '/service/verfuegbarkeit/beenden/',
  '/service/katalog/',
  '/service/kontakt/',
  '/service/kontakt/eingang/',
  '/service/catalogue/',
  '/service/vertrag-widerrufen/',
  '/service/vertrag-widerrufen/bestaetigen/',
  '/service/vertrag-widerrufen/eingang/',
  '/service/vertraege-kuendigen/',
  '/service/vertraege-kuendigen/eingang/',
  '/test/test-api/',
  '/cf/test/',
];

/** Pages that are the same for everybody. */
const PUBLIC = [
  '/',
  '/cat/startseite/',
  '/cat/10/',
  '/prod/1031030/',
  '/search/',
  '/vergleich/',
  '/beratung/',
  '/beratung/klassenliste/',
  '/inspiration/',
  '/gewinnspiele/',
  '/service/agb/',
];

describe('a page', () => {
  it.each(PERSONAL)('that shows something personal is rendered for each request: %s', (path) => {
    expect(isPersonalPath(path)).toBe(true);
  });

  it.each(PUBLIC)('that is the same for everybody may be cached: %s', (path) => {
    expect(isPersonalPath(path)).toBe(false);
  });
});
