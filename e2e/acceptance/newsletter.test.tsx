import { openPageOver } from '@shop/client/testing/open-page';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, order, savePayment, saveShipping } from '@shop/gateway/testing/buy';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOf } from './testing/fetch-of.ts';
import { mailsOf } from './testing/orders-and-mails.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const NEWSLETTER = '/service/newsletter/';
const SENT = '/service/newsletter/success/';
const UNSUBSCRIPTION = '/service/newsletter/newsletter-abmelden/';
const EMAIL = 'anna.kern@schule.example';
const AGREED_TO =
  'Ja, ich möchte den Newsletter mit Neuigkeiten und Angeboten per E-Mail bekommen. Ich kann ihn jederzeit abbestellen.';

const [ADDRESS, ORDER, CONFIRM, UNSUBSCRIBE] = [
  'E-Mail-Adresse',
  'Newsletter bestellen',
  'Anmeldung bestätigen',
  'Newsletter abbestellen',
];

const subscribers = ({ world }: Entered) =>
  world.read(({ state }) =>
    entriesOf(state.newsletterSubscribers).map(([, { email, status, consent }]) => [email, status, consent.wording]),
  );

/** Where the link of the last mail leads. */
const linkOf = (entered: Entered): string => mailsOf(entered).at(-1)?.links[0]?.url ?? '';

describe.each(WHOLE_SHOPS)('the newsletter, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('is ordered, confirmed and ended by presses alone, without scripts (ROUTE-23, ROUTE-24, ROUTE-25)', async () => {
    const entered = await shop.enter();
    const page = await withoutScripts(entered.browser).open(NEWSLETTER);
    expect(page.text).toContain(AGREED_TO);
    const wrong = await page.form(ORDER).press(ORDER, { [ADDRESS]: 'anna.kern@' });
    expect(wrong.errors()).toHaveLength(1);
    expect(wrong.form(ORDER).valueOf(ADDRESS)).toBe('anna.kern@');
    const sent = await wrong.form(ORDER).press(ORDER, { [ADDRESS]: EMAIL });
    expect([sent.url, sent.headings()[0]]).toEqual([SENT, 'Bitte bestätigen Sie in Ihrem Postfach']);

    const confirmation = await withoutScripts(entered.browser).open(linkOf(entered));
    expect(subscribers(entered)).toEqual([[EMAIL, 'pending', AGREED_TO]]);
    const confirmed = await confirmation.press(CONFIRM);
    expect(confirmed.headings()[0]).toBe('Ihre Anmeldung ist bestätigt');
    expect(subscribers(entered)).toEqual([[EMAIL, 'subscribed', AGREED_TO]]);

    const unsubscription = await withoutScripts(entered.browser).open(linkOf(entered));
    expect(subscribers(entered)).toEqual([[EMAIL, 'subscribed', AGREED_TO]]);
    const unsubscribed = await unsubscription.form(UNSUBSCRIBE).press(UNSUBSCRIBE, {});
    expect(unsubscribed.headings()[0]).toBe('Sie sind abgemeldet');
    expect(subscribers(entered)).toEqual([[EMAIL, 'unsubscribed', AGREED_TO]]);
  });

  it('is ended by a typed address, known or not, and keeps what is none', async () => {
    const entered = await shop.enter();
    const page = await withoutScripts(entered.browser).open(UNSUBSCRIPTION);
    const wrong = await page.form(UNSUBSCRIBE).press(UNSUBSCRIBE, { [ADDRESS]: 'anna' });
    expect(wrong.form(UNSUBSCRIBE).valueOf(ADDRESS)).toBe('anna');
    const ended = await wrong.form(UNSUBSCRIBE).press(UNSUBSCRIBE, { [ADDRESS]: EMAIL });
    expect(ended.headings()[0]).toBe('Sie sind abgemeldet');
    expect(mailsOf(entered)).toEqual([]);
  });

  it('says of a link that is no longer valid what to do', async () => {
    const entered = await shop.enter();
    const page = await withoutScripts(entered.browser).open(`${NEWSLETTER}bestaetigen/?token=invented`);
    expect((await page.press(CONFIRM)).headings()[0]).toBe('Dieser Link gilt nicht');
  });

  it.each([SENT, UNSUBSCRIPTION])(
    'keeps %s out of search engines, which may follow its links (SEO-09)',
    async (path) => {
      const { browser } = await shop.enter();
      const { body } = await browser.get(path);
      expect(
        [...body.matchAll(/<meta[^>]*name="robots"[^>]*>/gu)].map(([tag]) => /content="([^"]*)"/u.exec(tag)?.[1]),
      ).toEqual(['noindex,follow']);
    },
  );

  it('lets search engines list the page to order it', async () => {
    const { browser } = await shop.enter();
    const { body, headers } = await browser.get(NEWSLETTER);
    expect(body).not.toContain('name="robots" content="noindex');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('is ordered with scripts, and leads to the page that asks for the confirmation (SVC-02)', async () => {
    const entered = await shop.enter();
    const { currentPath } = await openPageOver(fetchOf(entered.browser), NEWSLETTER, 'de');
    await userEvent.type(await screen.findByLabelText(ADDRESS), EMAIL);
    await userEvent.click(screen.getByRole('button', { name: ORDER }));
    expect(await screen.findByRole('heading', { name: 'Bitte bestätigen Sie in Ihrem Postfach' })).toBeTruthy();
    expect(currentPath()).toBe(SENT);
    expect(subscribers(entered)).toEqual([[EMAIL, 'pending', AGREED_TO]]);
  });

  it('says at the box of the checkout that a mail follows the order, which it does', async () => {
    const entered = await shop.enter();
    const { browser } = entered;
    await fillBasket(browser, { pencils: 1, book: 1 });
    await saveShipping(browser, { email: EMAIL });
    await savePayment(browser);
    const { text } = await withoutScripts(browser).open('/checkout/summary/');
    expect(text).toContain(
      'Newsletter mit Angeboten bestellen Sie können ihn jederzeit abbestellen. Zur Bestätigung schicken wir Ihnen nach der Bestellung eine E-Mail mit einem Link.',
    );
    await order(browser, { newsletter: true });
    const confirmation = mailsOf(entered).find(({ template }) => template === 'newsletter-confirmation');
    expect([confirmation?.to, subscribers(entered)]).toEqual([
      EMAIL,
      [[EMAIL, 'pending', 'Newsletter mit Angeboten bestellen. Sie können ihn jederzeit abbestellen.']],
    ]);
  });

  it('is confirmed and ended with scripts (SVC-03)', async () => {
    const entered = await shop.enter();
    await entered.browser.postForm('/forms/newsletter-subscription', { email: EMAIL });
    const { navigateTo } = await openPageOver(fetchOf(entered.browser), linkOf(entered), 'de');
    await userEvent.click(await screen.findByRole('button', { name: CONFIRM }));
    expect(await screen.findByRole('heading', { name: 'Ihre Anmeldung ist bestätigt' })).toBeTruthy();
    await navigateTo(linkOf(entered));
    await userEvent.click(await screen.findByRole('button', { name: UNSUBSCRIBE }));
    expect(await screen.findByRole('heading', { name: 'Sie sind abgemeldet' })).toBeTruthy();
    expect(subscribers(entered)).toEqual([[EMAIL, 'unsubscribed', AGREED_TO]]);
  });
});
