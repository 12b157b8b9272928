import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPageOver } from '@shop/client/testing/open-page';
import type { Fetch } from '@shop/client/testing/page-network';
import { setStock } from '@shop/fakes/catalogue/stock';
import { selectItem } from '@shop/fakes/goods/select-items';
import { setParameter } from '@shop/fakes/parameters/parameter-values';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, goToSummary, order, resultOf } from '@shop/gateway/testing/buy';
import { findOrder, openReturns } from '@shop/gateway/testing/goods-to-return';
import { MARKETS } from '@shop/gateway/testing/markets';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOf } from './testing/fetch-of.ts';
import { signIn } from './testing/sign-in.ts';
import { fillForm, formNamed, SECRET, submitForm, typedIn } from './testing/typed-form.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

/** A form of the shop in which somebody types. */
interface TypedForm {
  /** Its component, below the client's features. */
  readonly file: string;
  /** What it is called on the page. */
  readonly label: string;
  /** Opens the way to it; returns its URL. */
  readonly at: (visitor: Entered) => Promise<string>;
  readonly choices?: Readonly<Record<string, string>>;
  /** Only who is signed in sees it. */
  readonly isPersonal?: true;
}

const signedIn =
  (path: string) =>
  async ({ browser }: Entered): Promise<string> => {
    await signIn(browser);
    return path;
  };

const inCheckout =
  (path: string, upTo: 'basket' | 'shipping' | 'summary' = 'summary') =>
  async ({ browser }: Entered): Promise<string> => {
    await fillBasket(browser, { pencils: 2, book: 1 });
    if (upTo === 'basket')
      await resultOf(browser, 'mutation { result: chooseCheckoutLogin(option: guest) { loginOption } }');
    else await goToSummary(browser, MARKETS.de);
    return path;
  };

const customerInCheckout = async (visitor: Entered): Promise<string> => {
  await signIn(visitor.browser);
  return inCheckout('/checkout/shipping/', 'basket')(visitor);
};

const TWO_WEEKS_MS = 14 * 24 * 60 * 60_000;

/** At a step of a return, with the steps before it taken. */
const returning =
  (step: string, taken: number) =>
  async ({ browser, world }: Entered): Promise<string> => {
    openReturns(world);
    await fillBasket(browser, { pencils: 2, book: 1 });
    await goToSummary(browser, MARKETS.de);
    const orderId = await order(browser);
    world.advance({ advanceMs: TWO_WEEKS_MS });
    // The guest's session is long over.
    for (const cookie of ['guestSession', 'sessionToken', 'visitorSession']) browser.cookies.delete(cookie);
    const { path = '' } = await findOrder(browser, orderId);
    const hash = new URL(path, 'http://shop').searchParams.get('order') ?? '';
    const {
      order: { items },
    } = await resultOf<{ order: { items: readonly { id: string }[] } }>(
      browser,
      `{ result: returnFlow(order: "${hash}") { order { items { id } } } }`,
    );
    const steps = [
      `selectReturnItems(order: "${hash}", items: [{ id: "${items[0]?.id}", quantity: 1, reason: "damaged", comment: "Riss", images: [], components: [] }])`,
      `chooseRegulation(order: "${hash}", regulation: "refund")`,
      `chooseReturnCarrier(order: "${hash}", carrier: "dhl", labels: 1)`,
    ];
    for (const mutation of steps.slice(0, taken))
      await resultOf(browser, `mutation { result: ${mutation} { __typename } }`);
    return `/myaccount/returns/${step}/?order=${hash}`;
  };

const onWaitingList = async ({ world }: Entered): Promise<string> => {
  world.run((tx) => setParameter(tx, 'prime/open', 'false'));
  return '/prime/';
};

/** On the page of an article that is sold out. */
const onSoldOut = async ({ world }: Entered): Promise<string> => {
  const { goods } = world.read((view) => view);
  const itemId = selectItem(goods, { severalItems: false, stock: 100 });
  world.run((tx) => setStock(tx, itemId, 0));
  return `/prod/${goods.item(itemId)?.productId}/`;
};

/** A part of the page of a list that a customer has just made. */
const onOwnList =
  (part: string) =>
  async ({ browser }: Entered): Promise<string> => {
    await signIn(browser);
    const { list } = await resultOf<{ readonly list: { readonly externalId: string } }>(
      browser,
      'mutation { result: createWishlist(input: { listName: "Klasse 2a", listDescription: "", kind: "list" }) { ... on WishlistChanged { list { externalId } } } }',
    );
    return `/myaccount/wishlist/?list=${list.externalId}&open=${part}`;
  };

const open = (path: string) => async (): Promise<string> => path;

/** A new form takes a line here. */
const FORMS: readonly TypedForm[] = [
  {
    file: 'checkout/shipping-step.tsx',
    label: 'Adresse und Lieferung',
    at: inCheckout('/checkout/shipping/', 'basket'),
  },
  { file: 'checkout/shipping-step.tsx', label: 'Adresse und Lieferung', at: customerInCheckout, isPersonal: true },
  {
    file: 'checkout/payment-step.tsx',
    label: 'Zahlung',
    at: inCheckout('/checkout/payment/'),
    choices: { paymentId: 'X_RECHNUNG' },
  },
  { file: 'checkout/summary-step.tsx', label: 'Prüfen und bestellen', at: inCheckout('/checkout/summary/') },
  { file: 'sessions/login-form.tsx', label: 'Anmelden', at: open('/login/') },
  {
    file: 'sessions/register-form.tsx',
    label: 'Konto eröffnen',
    at: open('/myaccount/register/'),
    choices: { formType: 'companyOrSchool' },
  },
  {
    file: 'customers/account-data-form.tsx',
    label: 'Zur Person',
    at: signedIn('/myaccount/contact-details/'),
    isPersonal: true,
  },
  {
    file: 'customers/account-email-form.tsx',
    label: 'E-Mail-Adresse',
    at: signedIn('/myaccount/contact-details/'),
    isPersonal: true,
  },
  {
    file: 'customers/account-phone-form.tsx',
    label: 'Telefon',
    at: signedIn('/myaccount/contact-details/'),
    isPersonal: true,
  },
  {
    file: 'customers/delete-account-form.tsx',
    label: 'Kundenkonto löschen',
    at: signedIn('/myaccount/contact-details/'),
    isPersonal: true,
  },
  {
    file: 'customers/password-page.tsx',
    label: 'Passwort ändern',
    at: signedIn('/myaccount/password/'),
    isPersonal: true,
  },
  { file: 'customers/reset-password-page.tsx', label: 'Passwort vergessen', at: open('/myaccount/resetpassword/') },
  {
    file: 'addresses/address-editor.tsx',
    label: 'Neue Rechnungsadresse',
    at: signedIn('/myaccount/addresses/billing/?add=true'),
    isPersonal: true,
  },
  { file: 'orders/order-status-form.tsx', label: 'Bestellstatus', at: open('/service/bestellstatus/') },
  { file: 'returns/lookup-form.tsx', label: 'Bestellung suchen', at: open('/myaccount/returns/') },
  { file: 'returns/selection-step.tsx', label: 'Was möchten Sie zurückgeben?', at: returning('productselection', 0) },
  {
    file: 'returns/regulation-step.tsx',
    label: 'Was möchten Sie dafür bekommen?',
    at: returning('regulations', 1),
    choices: { regulation: 'refund' },
  },
  { file: 'returns/carrier-step.tsx', label: 'Wie schicken Sie die Artikel zurück?', at: returning('carrier', 2) },
  { file: 'returns/confirm-step.tsx', label: 'Prüfen und anmelden', at: returning('confirm', 3) },
  {
    file: 'cancellations/cancellation-form.tsx',
    label: 'Verträge hier kündigen',
    at: open('/service/vertraege-kuendigen/'),
  },
  {
    file: 'contact-requests/contact-form.tsx',
    label: 'Schreiben Sie uns',
    at: open('/service/kontakt/'),
    choices: { topic: 'delivery' },
  },
  {
    file: 'competitions/competition-form.tsx',
    label: 'Am Gewinnspiel teilnehmen',
    at: open('/gewinnspiele/sommer-2026/'),
    choices: { answer: 'gruen' },
  },
  { file: 'newsletter/newsletter-page.tsx', label: 'Newsletter bestellen', at: open('/service/newsletter/') },
  {
    file: 'newsletter/newsletter-unsubscription.tsx',
    label: 'Newsletter abbestellen',
    at: open('/service/newsletter/newsletter-abmelden/'),
  },
  { file: 'stock-alerts/alert-form.tsx', label: 'Benachrichtigen, sobald lieferbar', at: onSoldOut },
  { file: 'prime/waiting-list.tsx', label: 'Warteliste', at: onWaitingList },
  {
    file: 'wishlists/new-list-form.tsx',
    label: 'Neue Liste',
    at: onOwnList('new'),
    choices: { kind: 'class-list' },
    isPersonal: true,
  },
  {
    file: 'wishlists/describe-list-form.tsx',
    label: 'Liste umbenennen und beschreiben',
    at: onOwnList('describe'),
    isPersonal: true,
  },
  {
    file: 'wishlists/import-lines.tsx',
    label: 'Artikel nach Nummer einfügen',
    at: onOwnList('import'),
    isPersonal: true,
  },
  {
    file: 'wishlists/add-to-list.tsx',
    label: 'Liste',
    at: async ({ browser }) => {
      await signIn(browser);
      await fillBasket(browser, { pencils: 2, book: 1 });
      return '/myaccount/wishlist/?open=add&source=cart';
    },
    isPersonal: true,
  },
  { file: 'wishlists/invite-form.tsx', label: 'Per E-Mail einladen', at: onOwnList('share'), isPersonal: true },
  { file: 'wishlists/list-comments.tsx', label: 'Ihr Kommentar', at: onOwnList('comments'), isPersonal: true },
  { file: 'withdrawals/withdrawal-form.tsx', label: 'Vertrag widerrufen', at: open('/service/vertrag-widerrufen/') },
];

/** Forms of other parts of the shop, and those in which nothing is typed that could be stored. */
const OTHERS: Readonly<Record<string, string>> = {
  'sessions/buyer-registration.tsx': 'only passwords',
  'customers/new-password-page.tsx': 'only passwords',
  'withdrawals/confirm-withdrawal.tsx': 'no fields',
  'prime/prime-order.tsx': 'one choice, and nothing typed',
  'wishlists/copy-list.tsx': 'a name that is there already',
  'reviews/review-form.tsx': 'a review',
  'businesses/business-form.tsx': 'asks for a file: a journey',
  'newsletter/newsletter-confirmation.tsx': 'no fields',
  'stock-alerts/alert-confirmation.tsx': 'no fields',
  'stock-alerts/alert-end.tsx': 'no fields',
  'businesses/business-details-form.tsx': 'of the business shop',
};

const FEATURES = join(import.meta.dirname, '../../client/src/features');

it('knows every form in which somebody types', () => {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  const withForm = files.filter((file) => /<Form\s+form=/u.test(readFileSync(join(FEATURES, file), 'utf8')));
  expect(withForm.toSorted()).toEqual(
    [...new Set([...FORMS.map(({ file }) => file), ...Object.keys(OTHERS)])].toSorted(),
  );
});

const isPost = (init: RequestInit | undefined): boolean => init?.method === 'POST';

/** Whether a request sends what was typed: a mutation, or a form to a route. */
const sendsForm = (target: string | URL | Request, init: RequestInit | undefined): boolean =>
  isPost(init) &&
  (!String(target).includes('/graphql') ||
    !/"operationName":"(?:Me|Cart|Checkout\w*|Account|AddressBook|Return\w*|RecentOrders|DealReservation|EmailTaken|IsEmailTaken|EmailInUse)"/u.test(
      String(init?.body),
    ));

type Weather = 'fair' | 'a server error' | 'a timeout';

/** What the server says in its own words, which nobody may read. */
const RAW = 'java.lang.NullPointerException';

/** A network that is sometimes bad, and counts what was sent into the storm. */
const stormy = (network: Fetch) => {
  let weather: Weather = 'fair';
  let lost = 0;
  const fetch: Fetch = async (target, init) => {
    if (weather === 'fair' || !sendsForm(target, init)) return network(target, init);
    lost += 1;
    if (weather === 'a timeout') throw new TypeError('Failed to fetch');
    return Response.json(
      { errors: [{ message: RAW, extensions: { classification: 'INTERNAL_ERROR' } }], message: RAW },
      { status: 500 },
    );
  };
  return {
    fetch,
    lost: () => lost,
    becomes: (next: Weather): void => {
      weather = next;
      lost = 0;
    },
  };
};

const READ = {
  'a server error': /Fehler|angekommen/u,
  'a timeout': /erreich|angekommen/u,
};

const pathOf = (url: string): string => url.replace(/[?#].*$/u, '');

describe.each(WHOLE_SHOPS.slice(0, 1))('what is typed is not lost', ({ open: openShop }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it.each(FORMS)(
    'in $file: after a server error, a timeout, the way back, a reload, and an expired session with a new login',
    async ({ label, at, choices = {}, isPersonal }) => {
      const visitor = await shop.enter();
      const path = await at(visitor);
      const network = stormy(fetchOf(visitor.browser));
      let page = await openPageOver(network.fetch, path, 'de');
      await waitFor(() => expect(formNamed(label)).toBeDefined());
      const before = typedIn(label);
      await fillForm(label, choices);
      const typed = typedIn(label);
      if (Object.keys(before ?? {}).length > 0) expect(typed).not.toEqual(before);
      const expectTyped = (when: string): Promise<void> =>
        waitFor(() => {
          expect({ when, path: pathOf(page.currentPath()), typed: typedIn(label) }).toEqual({
            when,
            path: pathOf(path),
            typed,
          });
          expect(document.querySelector('form [aria-busy="true"]'), when).toBeNull();
        });

      for (const bad of ['a server error', 'a timeout'] as const) {
        network.becomes(bad);
        await act(async () => submitForm(label));
        await waitFor(() => expect(network.lost(), bad).toBeGreaterThan(0));
        await expectTyped(bad);
        expect(document.body.textContent).toMatch(READ[bad]);
        expect(document.body.textContent).not.toContain(RAW);
      }
      network.becomes('fair');
      await page.navigateTo('/service/impressum/');
      await act(async () => page.router.history.back());
      await expectTyped('the way back');
      cleanup();
      page = await openPageOver(network.fetch, path, 'de');
      await expectTyped('a reload');
      if (isPersonal === true) {
        visitor.browser.cookies.delete('sessionToken');
        await fillForm(label, choices);
        await act(async () => submitForm(label));
        await expectTyped('an expired session');
        await signIn(visitor.browser);
        cleanup();
        page = await openPageOver(network.fetch, path, 'de');
        await expectTyped('a new login');
      }
      expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(SECRET);
    },
  );
});
