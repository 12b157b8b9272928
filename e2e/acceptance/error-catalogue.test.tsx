import { openPageOver } from '@shop/client/testing/open-page';
import type { Fetch } from '@shop/client/testing/page-network';
import { sourceClient } from '@shop/client/testing/source-client';
import type { Shop } from '@shop/domain/shop';
import { FAULT_PRESETS } from '@shop/fakes/qa/fault-presets';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { BACKENDS, type Entered, type OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, goToSummary, resultOf } from '@shop/gateway/testing/buy';
import { MARKETS } from '@shop/gateway/testing/markets';
import { openUpstreamShop, type OpenUpstreamShop } from '@shop/gateway/testing/open-upstream-shop';
import { act, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForCleanUp } from './testing/after-confirmation.ts';
import { fetchOf } from './testing/fetch-of.ts';
import { signIn } from './testing/sign-in.ts';
import { fillForm, formNamed, submitForm, typedIn } from './testing/typed-form.ts';

const SUMMARY = { path: '/checkout/summary/', form: 'Prüfen und bestellen' };
const PAYMENT = { path: '/checkout/payment/', form: 'Zahlung' };
const SHIPPING = { path: '/checkout/shipping/', form: 'Adresse und Lieferung' };
const LOGIN = { path: '/checkout/login/', form: 'Anmelden' };

type Step = typeof SUMMARY;

interface Row {
  /** The row of the error catalogue, as `GET /qa/faults` names it. */
  readonly preset: string;
  /** Hits this operation instead of any. */
  readonly match?: object;
  readonly at: Step;
  /** What the shopper reads. */
  readonly reads: RegExp;
  /** Where the shopper is then. */
  readonly then?: string;
  /** Orders after the first press. */
  readonly orders?: number;
  /** The next press succeeds and leads on. */
  readonly next?: string;
  readonly isSignedIn?: true;
  /** The same in the shop in memory, which has no upstream: what this method of a port does once. */
  readonly inMemory?: {
    readonly port: 'orders' | 'payments' | 'carts' | 'sessions';
    readonly method: string;
    readonly does: 'fail' | 'apply and fail' | { readonly because: string; readonly message?: string };
  };
}

const CONFIRMATION = '/checkout/confirmation/';
const INTERNAL = /Bei uns ist ein Fehler aufgetreten\. Bitte versuchen Sie es noch einmal\./u;

const CART_GONE =
  /Es wurde nichts bestellt\. Sie können mit denselben Artikeln und Ihren Angaben weitermachen\.Mit denselben Artikeln weitermachen/u;
const ROWS: readonly Row[] = [
  {
    preset: 'internal-error',
    match: { op: 'submitCart' },
    at: SUMMARY,
    reads: INTERNAL,
    next: CONFIRMATION,
    inMemory: { port: 'orders', method: 'submit', does: 'fail' },
  },
  {
    preset: 'internal-error',
    match: { op: 'setSelectedPayment' },
    at: PAYMENT,
    reads: INTERNAL,
    next: SUMMARY.path,
    inMemory: { port: 'payments', method: 'select', does: 'fail' },
  },
  {
    preset: 'internal-error',
    match: { kind: 'mutation' },
    at: SHIPPING,
    reads: INTERNAL,
    next: PAYMENT.path,
    inMemory: { port: 'carts', method: 'setOrderReference', does: 'fail' },
  },
  {
    preset: 'token-required',
    match: { op: 'submitCart' },
    at: SUMMARY,
    reads: /Bitte melden Sie sich neu an\./u,
    next: CONFIRMATION,
  },
  {
    preset: 'user-id-required',
    at: SUMMARY,
    reads: CART_GONE,
    inMemory: { port: 'carts', method: 'find', does: { because: 'cart-not-found' } },
  },
  { preset: 'cart-not-found', at: SUMMARY, reads: CART_GONE },
  { preset: 'invalid-token', at: SUMMARY, reads: /./u, then: CONFIRMATION, orders: 1 },
  { preset: 'session-invalid', match: { kind: 'mutation' }, at: SHIPPING, reads: /Sitzung/u, isSignedIn: true },
  { preset: 'session-revoked', match: { kind: 'mutation' }, at: SHIPPING, reads: /Sitzung/u, isSignedIn: true },
  {
    preset: 'mutation-error',
    match: { op: 'setSelectedPayment' },
    at: PAYMENT,
    reads: /Das hat nicht geklappt\. Ihr Warenkorb ist unverändert\./u,
    next: SUMMARY.path,
  },
  {
    preset: 'payment-selection-fails',
    at: PAYMENT,
    reads: /Das hat nicht geklappt\. Ihr Warenkorb ist unverändert\./u,
    next: SUMMARY.path,
    inMemory: {
      port: 'payments',
      method: 'select',
      does: { because: 'payment-refused', message: 'vue.cart.error.somethingWentWrong' },
    },
  },
  {
    preset: 'submit-error-message',
    at: SUMMARY,
    reads:
      /Bei der Zahlung ist ein Fehler aufgetreten\. Es wurde nichts bestellt und nichts abgebucht\. Bitte versuchen Sie es noch einmal, oder bezahlen Sie auf eine andere Art\./u,
    next: CONFIRMATION,
    inMemory: { port: 'orders', method: 'submit', does: { because: 'payment-refused', message: 'shop.payment.error' } },
  },
  {
    preset: 'submit-exception',
    at: SUMMARY,
    reads: INTERNAL,
    next: CONFIRMATION,
    inMemory: { port: 'orders', method: 'submit', does: 'fail' },
  },
  {
    preset: 'cart-already-submitted',
    at: SUMMARY,
    reads: /Diese Bestellung haben Sie bereits abgeschickt\. Sie wurde nur einmal aufgegeben\./u,
    then: '/',
    inMemory: { port: 'orders', method: 'submit', does: { because: 'already-submitted' } },
  },
  { preset: 'cart-changed', at: SUMMARY, reads: /Ihr Warenkorb hat sich geändert/u, next: CONFIRMATION },
  {
    preset: 'submit-reply-lost',
    at: SUMMARY,
    reads: /./u,
    then: CONFIRMATION,
    orders: 1,
    inMemory: { port: 'orders', method: 'submit', does: 'apply and fail' },
  },
  {
    preset: 'login-fails',
    at: LOGIN,
    reads: /Anmeldung nicht möglich\. Bitte prüfen Sie Ihre Angaben\./u,
    inMemory: {
      port: 'sessions',
      method: 'login',
      does: { because: 'wrong-credentials', message: 'shop.login.failed' },
    },
  },
];

/** Rows that no step of the checkout meets, or that another test provokes. */
const ELSEWHERE: readonly RegExp[] = [
  /^(?:order|cancellation|return|account|competition|contact|newsletter|stock-alert)-/u,
  /^page-query-fails$/u,
  /^token-fetch-/u,
  /^request-timeout$/u,
];

it('provokes every row of the error catalogue that a checkout can meet', () => {
  const rows = Object.keys(FAULT_PRESETS).filter((preset) => !ELSEWHERE.some((other) => other.test(preset)));
  expect([...new Set(ROWS.map(({ preset }) => preset))].toSorted()).toEqual(rows.toSorted());
});

/** Keys of texts, and words of servers: nobody may read them. */
const RAW = /\b(?:vue|shop|ishop)\.\w+\.\w+|INTERNAL_ERROR|NOT_FOUND|valid user id|Unexpected|undefined|\[object/u;

const orders = ({ world }: Entered): number => world.read(({ state }) => entriesOf(state.orders)).length;

const arriveAt = async ({ browser }: Entered, { at, isSignedIn }: Row): Promise<void> => {
  if (isSignedIn === true) await signIn(browser);
  await fillBasket(browser, { pencils: 2, book: 1 });
  if (at === SHIPPING && isSignedIn !== true)
    await resultOf(browser, 'mutation { result: chooseCheckoutLogin(option: guest) { loginOption } }');
  if (at === SUMMARY || at === PAYMENT) await goToSummary(browser, MARKETS.de);
};

const meet = async (visitor: Entered, row: Row, provoke: () => void): Promise<void> => {
  const { at, reads, then = at.path, next } = row;
  await arriveAt(visitor, row);
  const network: Fetch = fetchOf(visitor.browser);
  const page = await openPageOver(network, at.path, 'de');
  await waitFor(() => expect(formNamed(at.form)).toBeDefined());
  await fillForm(at.form, at === PAYMENT ? { paymentId: 'RECHNUNG' } : {});
  const typed = typedIn(at.form);
  await waitFor(() => expect(page.client.isFetching()).toBe(0));
  const press = () => act(async () => submitForm(at.form));
  const path = (): string => page.currentPath().replace(/[?#].*$/u, '');
  provoke();
  await press();
  await waitFor(() => {
    expect(document.body.textContent).toMatch(reads);
    expect(path()).toBe(then);
  });
  expect(document.body.textContent).not.toMatch(RAW);
  expect(orders(visitor)).toBe(row.orders ?? 0);
  if (then === at.path) expect(typedIn(at.form)).toEqual(typed);
  if (then === CONFIRMATION) await waitForCleanUp(visitor);
  if (next === undefined) return;
  await waitFor(() => expect(formNamed(at.form)?.querySelector('[aria-busy="true"]')).toBeNull());
  await press();
  await waitFor(() => expect(path()).toBe(next));
  expect(orders(visitor)).toBe(next === CONFIRMATION ? 1 : 0);
  if (next === CONFIRMATION) await waitForCleanUp(visitor);
};

const [{ open: inMemory }] = BACKENDS;

describe('a row of the error catalogue, met in the checkout over the upstream', () => {
  let shop: OpenUpstreamShop;
  beforeAll(async () => {
    shop = await openUpstreamShop({ client: sourceClient });
  });
  afterAll(() => shop.close());

  it.each(ROWS)('$preset at $at.path', async (row) => {
    const { browser, world } = shop.visitor();
    await browser.withToken();
    const { preset, match } = row;
    await meet({ browser, world }, row, () =>
      shop.upstream.faults.set(world.id, { body: { preset, ...(match === undefined ? {} : { match }) } }),
    );
    expect(shop.upstream.faults.list(world.id).faults.map(({ hits }) => hits)).toEqual([1]);
  });
});

describe('a row of the error catalogue, met in the checkout with the shop in memory', () => {
  let planned: Row['inMemory'];

  /** A port whose planned method goes wrong once. */
  const failing = <Port extends object>(port: Port, area: string): Port =>
    new Proxy(port, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return async (...args: readonly unknown[]): Promise<unknown> => {
          const plan = planned;
          if (plan?.port !== area || plan.method !== name) return Reflect.apply(method, target, args);
          planned = undefined;
          if (typeof plan.does === 'object') return { ok: false, refusal: plan.does };
          if (plan.does === 'apply and fail') await Reflect.apply(method, target, args);
          throw new TypeError('Unexpected token in the reply');
        };
      },
    });
  const replacePorts = (shop: Shop): Shop => ({
    ...shop,
    orders: failing(shop.orders, 'orders'),
    payments: failing(shop.payments, 'payments'),
    carts: failing(shop.carts, 'carts'),
    sessions: failing(shop.sessions, 'sessions'),
  });

  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await inMemory({ client: sourceClient, replacePorts });
  });
  afterAll(() => shop.close());

  it.each(ROWS.filter((row) => row.inMemory !== undefined))('$preset at $at.path', async (row) => {
    planned = undefined;
    await meet(await shop.enter(), row, () => {
      planned = row.inMemory;
    });
    expect(planned).toBeUndefined();
  });
});
