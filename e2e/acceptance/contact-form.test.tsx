import { openPageOver } from '@shop/client/testing/open-page';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginScenario } from './testing/begin-scenario.ts';
import { fetchOf } from './testing/fetch-of.ts';
import { mailsOf } from './testing/orders-and-mails.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const CONTACT = '/service/kontakt/';
const RECEIPT = '/service/kontakt/eingang/';
const TEAM = 'service@pausenhof.example';
const EMAIL = 'gerda.gast@schule.example';
const MESSAGE = 'Gibt es die Hefte auch mit Rand?';

const [FORM, SEND, TOPIC, WORDS, ADDRESS, NUMBER] = [
  'Schreiben Sie uns',
  'Nachricht absenden',
  'Worum geht es?',
  'Ihre Nachricht',
  'E-Mail-Adresse',
  'Bestellnummer',
];
const ARRIVED = 'Ihre Nachricht ist angekommen';

const contactMails = (entered: Entered) => mailsOf(entered).filter(({ template }) => template.startsWith('contact-'));

describe.each(WHOLE_SHOPS)('the contact form, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('stands beside telephone and hours, is sent without scripts, and gives a number that stays (SVC-04, UPM-33)', async () => {
    const entered = await shop.enter();
    const page = await withoutScripts(entered.browser).open(CONTACT);
    for (const part of ['0800 728 7360', 'Montag bis Freitag von 8 bis 18 Uhr', 'Häufige Fragen'])
      expect(page.text.replaceAll('\u00A0', ' ')).toContain(part);
    const wrong = await page.form(FORM).press(SEND, { [WORDS]: MESSAGE, [ADDRESS]: 'gerda@' });
    expect(wrong.errors()).toHaveLength(2);
    expect(wrong.form(FORM).valueOf(WORDS)).toBe(MESSAGE);
    expect(wrong.form(FORM).valueOf(ADDRESS)).toBe('gerda@');
    const sent = await wrong.form(FORM).press(SEND, { [TOPIC]: 'product', [ADDRESS]: EMAIL });
    expect([sent.url, sent.headings()]).toEqual([RECEIPT, expect.arrayContaining([ARRIVED])]);
    const again = await withoutScripts(entered.browser).open(RECEIPT);
    for (const part of ['500000001', 'Wir antworten bis Di, 4. August.', '0800']) expect(again.text).toContain(part);
    expect(contactMails(entered)).toMatchObject([{ to: TEAM, headers: { 'Reply-To': EMAIL } }]);
  });

  it('is sent with scripts, once, and empty again afterwards (SVC-04)', async () => {
    const entered = await shop.enter();
    const { currentPath, navigateTo } = await openPageOver(fetchOf(entered.browser), CONTACT, 'de');
    const form = within(await screen.findByRole('form', { name: FORM }));
    await userEvent.selectOptions(form.getByLabelText(TOPIC), 'product');
    await userEvent.type(form.getByLabelText(WORDS), MESSAGE);
    await userEvent.type(form.getByLabelText(ADDRESS), EMAIL);
    await userEvent.dblClick(form.getByRole('button', { name: SEND }));
    expect(await screen.findByRole('heading', { name: ARRIVED })).toBeTruthy();
    expect(currentPath()).toBe(RECEIPT);
    expect(contactMails(entered)).toHaveLength(1);
    await navigateTo(CONTACT);
    expect((await screen.findByLabelText<HTMLTextAreaElement>(WORDS)).value).toBe('');
  });

  it('counts what may still be written, in letters of any script', async () => {
    const { browser } = await shop.enter();
    await openPageOver(fetchOf(browser), CONTACT, 'de');
    await userEvent.type(await screen.findByLabelText(WORDS), 'Привет, 学校');
    expect(await screen.findByText(/1\.?490/u)).toBeTruthy();
  });

  it('knows a customer, and sends them a copy if they want one (UPQ-14)', async () => {
    const entered = await shop.enter();
    await signIn(entered.browser);
    const page = await withoutScripts(entered.browser).open(CONTACT);
    const email = page.form(FORM).valueOf(ADDRESS);
    const sent = await page
      .form(FORM)
      .press(SEND, { [TOPIC]: 'account', [WORDS]: MESSAGE, [`Kopie an mich (${email})`]: 'true' });
    expect(sent.text).toContain(`an ${email}`);
    expect(contactMails(entered).map(({ to, template }) => [to, template])).toEqual([
      [TEAM, 'contact-request'],
      [email, 'contact-copy'],
    ]);
  });

  it('offers no copy to somebody who is not signed in, and tells nothing about an order of others', async () => {
    const { browser } = await shop.enter();
    const page = await withoutScripts(browser).open(`${CONTACT}?order=400000001`);
    expect(page.text).not.toContain('Kopie an mich');
    expect([page.form(FORM).valueOf(NUMBER), page.form(FORM).valueOf(ADDRESS)]).toEqual(['400000001', '']);
  });

  it('is reached from an order with its number, by a customer and by a guest who looks it up', async () => {
    const ask = 'Frage zu dieser Bestellung';
    const { landing } = await beginScenario(shop, 'order-received');
    const list = await landing.open('/myaccount/orders/');
    const order = await list.follow(/399000109/u);
    const own = await order.follow(ask);
    const chosen = own.main().getByRole<HTMLInputElement>('radio', { checked: true, hidden: true });
    expect([own.url, chosen.value]).toEqual([`${CONTACT}?order=399000109`, '399000109']);

    const guest = await beginScenario(shop, 'guest-order');
    const found = await guest.landing
      .form('Bestellstatus')
      .press('Status ansehen', { [NUMBER]: '400000001', Postleitzahl: '10115' });
    expect((await found.follow(ask)).form(FORM).valueOf(NUMBER)).toBe('400000001');
  });

  it('leads to the form from a receipt that is not there', async () => {
    const { browser } = await shop.enter();
    expect((await withoutScripts(browser).open(RECEIPT)).headings()[0]).toBe('Kontakt');
  });

  it('is listed by search engines without any number in its address (SEO-02)', async () => {
    const { browser } = await shop.enter();
    const ofOrder = await browser.get(`${CONTACT}?order=400000001`);
    expect(ofOrder.body).toContain('<meta name="robots" content="noindex,follow">');
    expect(ofOrder.headers['cache-control']).toBe('private, no-store');
    expect((await browser.get(CONTACT)).body).toMatch(/rel="canonical" href="[^"?]*\/service\/kontakt\/"/u);
  });
});
