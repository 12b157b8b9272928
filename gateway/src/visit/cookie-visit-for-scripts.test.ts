import { isGoingOn } from '@shop/domain/sessions/public-session';
import { goOnAfterConfirmation } from '@shop/domain/checkout/finish-checkout';
import { LOOKED_UP_ORDER } from '@shop/domain/orders/looked-up-order.slot';
import { RETURN_DRAFT } from '@shop/domain/returns/return-draft.slot';
import type { Visit } from '@shop/domain/visit/visit.port';
import { describe, expect, it } from 'vitest';
import { browserAtTheGateway, SIGNED_IN } from '../testing/visitor-sessions.ts';
import type { BrowserAtTheGateway } from '../testing/visitor-sessions.ts';
import { COOKIES } from '../cookies/cookies.ts';

const SESSION = { userId: 'user-1', cartId: 'cart-1', activeWishlistId: 'list-1' };
const OTHER_SESSION = { userId: 'user-2', cartId: 'cart-2', activeWishlistId: 'list-2' };
const HOUR_MS = 3_600_000;
/** The reply to a login at 10:00 whose session ends at 11:00. */
const ANNA = { ...SIGNED_IN, userId: 'anna', sessionToken: 'token-of-anna', expires: '2026-08-03T11:00:00Z' };
const BERTA = { ...ANNA, userId: 'berta', sessionToken: 'token-of-berta' };

type Person = (visitor: Visit) => void;

const opens: Person = (visitor) => visitor.opened(SESSION);
const asAnna: Person = (visitor) => visitor.signedIn(ANNA, 'customer', false);
const asBerta: Person = (visitor) => visitor.signedIn(BERTA, 'customer', false);
const asGuest: Person = (visitor) => visitor.signedIn(ANNA, 'guest', false);

const sessionIn = ({ jar }: BrowserAtTheGateway): string => jar().read(COOKIES.visitorSession) ?? '';

const browserOf = (...steps: readonly Person[]): BrowserAtTheGateway => {
  const browser = browserAtTheGateway();
  steps.forEach((step) => step(browser.visitor()));
  return browser;
};

/** Whether what scripts have stored before belongs to the visitor after these steps. */
const keepsStored = (browser: BrowserAtTheGateway, ...steps: readonly Person[]): boolean => {
  const before = sessionIn(browser);
  steps.forEach((step) => step(browser.visitor()));
  return isGoingOn(before, sessionIn(browser));
};

describe('what scripts may know of a session', () => {
  it('is nothing with which a request could be made: no id of user, cart or session', () => {
    const browser = browserOf(asAnna);
    expect(sessionIn(browser)).toMatch(/^first-[\w-]{12}\.[\w-]{12}$/u);
    for (const secret of [ANNA.userId, ANNA.sessionToken, ANNA.updatedCartId])
      expect(sessionIn(browser)).not.toContain(secret);
  });

  it('is different in each browser', () => {
    expect(sessionIn(browserOf(opens))).not.toBe(sessionIn(browserOf(opens)));
  });

  it('lasts as long as the cart of a visitor, and as long as the login of who is signed in', () => {
    const browser = browserOf(opens);
    expect(browser.cookie('visitorSession')).toMatchObject({ maxAge: 30 * 24 * 60 * 60 });
    asAnna(browser.visitor());
    expect(browser.cookie('visitorSession')?.maxAge).toBeUndefined();
    browser.visitor().signedIn(ANNA, 'customer', true);
    expect(browser.cookie('visitorSession')).toMatchObject({ maxAge: 3_600 });
  });

  it('keeps the lifetime of the login when the shop replaces lost ids', () => {
    const browser = browserOf(asAnna);
    const before = sessionIn(browser);
    browser.visitor().sessionChanges.renewed(OTHER_SESSION);
    expect([sessionIn(browser), browser.cookie('visitorSession')?.maxAge]).toEqual([before, undefined]);
  });
});

describe('what scripts have stored', () => {
  it.each([
    ['who opens a session', browserOf(), [opens]],
    ['whose lost ids are replaced', browserOf(opens), [opens]],
    ['who signs in', browserOf(opens), [asAnna]],
    ['who goes on as a guest', browserOf(opens), [asGuest]],
    ['who goes on as a guest and then signs in', browserOf(opens, asGuest), [asAnna]],
    [
      'whose registration has to start over',
      browserOf(opens, asGuest),
      [(visitor: Visit) => visitor.startedOver(OTHER_SESSION)],
    ],
    [
      'who orders as a customer',
      browserOf(asAnna),
      [(visitor: Visit) => goOnAfterConfirmation(visitor, { loginState: 'customer', opened: OTHER_SESSION })],
    ],
    [
      'who signs in again after the session has expired',
      browserOf(asAnna),
      [(visitor: Visit) => visitor.signedOut(), asAnna],
    ],
  ])('belongs to a visitor %s', (_, browser, steps) => {
    expect(keepsStored(browser, ...steps)).toBe(true);
  });

  it.each([
    ['who logs out', browserOf(opens), [(visitor: Visit) => visitor.loggedOut()]],
    ['who logs out without a session', browserOf(), [(visitor: Visit) => visitor.loggedOut()]],
    ['who logs out and signs in again', browserOf(asAnna), [(visitor: Visit) => visitor.loggedOut(), asAnna]],
    ['whose session has expired', browserOf(asAnna), [(visitor: Visit) => visitor.signedOut()]],
    ['who comes after an expired session', browserOf(asAnna), [(visitor: Visit) => visitor.signedOut(), opens]],
    [
      'who is somebody else after an expired session',
      browserOf(asAnna),
      [(visitor: Visit) => visitor.signedOut(), asBerta],
    ],
    ['who signs in while somebody else is', browserOf(asAnna), [asBerta]],
    ['who goes on as a guest while a customer is signed in', browserOf(asAnna), [asGuest]],
    [
      'after a guest who has ordered',
      browserOf(asGuest),
      [(visitor: Visit) => goOnAfterConfirmation(visitor, { loginState: 'logged-out', opened: OTHER_SESSION })],
    ],
  ])('belongs no longer to a visitor %s', (_, browser, steps) => {
    expect(keepsStored(browser, ...steps)).toBe(false);
  });
});

describe('a session that expires without a word', () => {
  it('is gone with all its cookies at the next request', () => {
    const browser = browserOf(asAnna, (visitor) =>
      visitor.write(LOOKED_UP_ORDER, { orderId: '400000001', zipCode: '10115' }),
    );
    browser.clock.forward(HOUR_MS + 1);
    expect(browser.visitor().shopper).not.toHaveProperty('userId');
    expect(browser.cookies()).toEqual([]);
  });

  it('is not that of a visitor who never signed in', () => {
    const browser = browserOf(opens);
    browser.clock.forward(HOUR_MS + 1);
    expect(browser.visitor().shopper).toMatchObject({ userId: 'user-1', cartId: 'cart-1' });
  });
});

describe('a return that is being filled in', () => {
  const remembers: Person = (visitor) => visitor.write(RETURN_DRAFT, { draftId: 'draft-1' });
  const ends: Person = (visitor) => visitor.signedOut();

  it.each([
    ['is the visitor’s', [opens, remembers], { draftId: 'draft-1' }],
    [
      'is for who knows its order after the session of a customer',
      [asAnna, remembers, ends],
      { draftId: 'draft-1', leftBy: 'anna' },
    ],
    ['stays so whatever follows', [asAnna, remembers, ends, opens, ends], { draftId: 'draft-1', leftBy: 'anna' }],
    ['is the customer’s again after the next login', [asAnna, remembers, ends, asAnna], { draftId: 'draft-1' }],
    ['is gone once somebody else signs in', [asAnna, remembers, ends, asBerta], undefined],
    ['is gone after a logout', [asAnna, remembers, (visitor: Visit) => visitor.loggedOut()], undefined],
  ])('%s', (_, steps, expected) => {
    expect(
      browserOf(...steps)
        .visitor()
        .read(RETURN_DRAFT),
    ).toEqual(expected);
  });

  it('leaves no cookie behind once somebody else signs in', () => {
    const browser = browserOf(asAnna, remembers, ends);
    expect(browser.cookies()).toContain('returnDraft');
    asBerta(browser.visitor());
    expect(browser.cookies()).not.toContain('returnDraft');
  });
});
