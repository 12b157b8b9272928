import { describe, expect, it } from 'vitest';
import { aReturnContact, aReturnDraft, aSelectedItem } from '../testing/a-return.ts';
import { returnStepOf } from './return-steps.ts';
import { areReturnsOpen, orderNotFound, returnsGuard, type ReturnsFacts } from './returns-guard.ts';

const LANDING = '/myaccount/returns/';
const [PRODUCTS, REGULATIONS, CARRIER, CONFIRM] = ['productselection', 'regulations', 'carrier', 'confirm'].map(
  (step) => `${LANDING}${step}/`,
) as [string, string, string, string];

const on = { action: 'proceed' };
const to = (path: string) => ({ action: 'redirect', path });
const facts = (said: Partial<ReturnsFacts> = {}): ReturnsFacts => ({
  loginState: 'logged-out',
  areReturnsOpen: true,
  ...said,
});

const SELECTED = aReturnDraft({ items: [aSelectedItem()] });
const WITH_REGULATION = { ...SELECTED, regulation: 'refund' };
const WITH_CARRIER = { ...WITH_REGULATION, carrier: 'dhl' };

describe('the switch for returns', () => {
  it.each([undefined, '', 'false', 'TRUE', '1', 'true '])('is off with the value %j (GUARD-19)', (value) => {
    expect(areReturnsOpen(value)).toBe(false);
  });

  it('is on with the value "true" only (GUARD-19)', () => {
    expect(areReturnsOpen('true')).toBe(true);
  });

  it.each([LANDING, PRODUCTS, REGULATIONS, CARRIER, CONFIRM, '/myaccount/returns'])(
    'hides %s while it is off, whoever asks (GUARD-19)',
    (path) => {
      for (const loginState of ['logged-out', 'guest', 'customer'] as const) {
        expect(
          returnsGuard(path, { order: 'hash-1' }, facts({ loginState, areReturnsOpen: false, draft: WITH_CARRIER })),
        ).toEqual({ action: 'not-found' });
      }
    },
  );

  it.each(['/', '/myaccount/orders/', '/myaccount/returnsomething/'])(
    'has nothing to do with %s (GUARD-19)',
    (path) => {
      expect(returnsGuard(path, {}, facts({ areReturnsOpen: false }))).toEqual(on);
    },
  );
});

describe('the landing page', () => {
  it('sends customers to their orders, with a hash too (GUARD-18, GUARD-31)', () => {
    expect(returnsGuard(LANDING, {}, facts({ loginState: 'customer' }))).toEqual(to('/myaccount/orders/'));
    expect(returnsGuard('/myaccount/returns', { order: 'hash-1' }, facts({ loginState: 'customer' }))).toEqual(
      to('/myaccount/orders/'),
    );
  });

  it.each(['logged-out', 'guest'] as const)('is open to a visitor who is %s (GUARD-31)', (loginState) => {
    expect(returnsGuard(LANDING, {}, facts({ loginState }))).toEqual(on);
  });

  it('leads a visitor who knows the hash to the articles (GUARD-31)', () => {
    expect(returnsGuard(LANDING, { order: 'ha/sh' }, facts())).toEqual(to(`${PRODUCTS}?order=ha%2Fsh`));
  });
});

describe('the selection of articles', () => {
  it('goes to the landing page without an order (GUARD-21)', () => {
    for (const query of [{}, { order: '' }, { order: ['a', 'b'] }])
      expect(returnsGuard(PRODUCTS, query, facts({ draft: SELECTED }))).toEqual(to(LANDING));
  });

  it.each(['logged-out', 'guest', 'customer'] as const)(
    'is open to everybody who knows the hash, such as a visitor who is %s (GUARD-31)',
    (loginState) => {
      expect(returnsGuard(PRODUCTS, { order: 'hash-1' }, facts({ loginState }))).toEqual(on);
    },
  );

  it('goes back to the landing page if the order is not found, with the reason (GUARD-22)', () => {
    expect(orderNotFound).toEqual({ ...to(LANDING), notice: 'shop.return.notFound', noticeKind: 'error' });
  });
});

describe('a later step', () => {
  it.each([
    [REGULATIONS, SELECTED],
    [CARRIER, WITH_REGULATION],
    [CONFIRM, WITH_CARRIER],
  ])('%s can be entered with everything before it chosen (GUARD-20)', (path, draft) => {
    expect(returnsGuard(path, { order: 'hash-1' }, facts({ draft }))).toEqual(on);
    expect(returnsGuard(path, {}, facts({ draft }))).toEqual(on);
    expect(returnsGuard(path, {}, facts({ loginState: 'customer', draft: WITH_CARRIER }))).toEqual(on);
  });

  it.each([
    [REGULATIONS, aReturnDraft()],
    [CARRIER, SELECTED],
    [CONFIRM, WITH_REGULATION],
  ])('%s goes to the articles of the order if an earlier choice is missing (GUARD-20)', (path, draft) => {
    expect(returnsGuard(path, { order: 'hash-1' }, facts({ draft }))).toEqual(to(`${PRODUCTS}?order=hash-1`));
    expect(returnsGuard(path, {}, facts({ draft }))).toEqual(to(`${PRODUCTS}?order=hash-1`));
    expect(returnsGuard(path, { order: 'hash-1' }, facts())).toEqual(to(`${PRODUCTS}?order=hash-1`));
  });

  it.each([REGULATIONS, CARRIER, CONFIRM])(
    '%s does not use what was chosen for another order (GUARD-20, RETURN-04)',
    (path) => {
      expect(returnsGuard(path, { order: 'hash-2' }, facts({ draft: WITH_CARRIER }))).toEqual(
        to(`${PRODUCTS}?order=hash-2`),
      );
    },
  );

  it.each([REGULATIONS, CARRIER, CONFIRM])(
    '%s goes to the landing page if the order is not known either (GUARD-20)',
    (path) => {
      expect(returnsGuard(path, {}, facts())).toEqual(to(LANDING));
    },
  );
});

describe('a submitted return', () => {
  it.each([REGULATIONS, CARRIER])('leads from %s to its confirmation, which stays open', (path) => {
    expect(returnsGuard(path, {}, facts({ submitted: 'hash-1' }))).toEqual(to(CONFIRM));
    expect(returnsGuard(CONFIRM, {}, facts({ submitted: 'hash-1' }))).toEqual(on);
  });

  it('can be followed by another one, of the same order or of another', () => {
    expect(returnsGuard(PRODUCTS, { order: 'hash-1' }, facts({ submitted: 'hash-1' }))).toEqual(on);
    expect(returnsGuard(CONFIRM, { order: 'hash-2' }, facts({ submitted: 'hash-1' }))).toEqual(
      to(`${PRODUCTS}?order=hash-2`),
    );
  });
});

it('a page that is no step of a return has no guard', () => {
  expect(returnsGuard(`${LANDING}address/`, {}, facts())).toEqual(on);
});

it('a return continues at the first step that is not complete', () => {
  expect(
    [
      undefined,
      aReturnDraft(),
      SELECTED,
      WITH_REGULATION,
      WITH_CARRIER,
      { ...WITH_CARRIER, contact: aReturnContact() },
    ].map(returnStepOf),
  ).toEqual(['productselection', 'productselection', 'regulations', 'carrier', 'confirm', 'confirm']);
});
