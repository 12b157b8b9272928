import { readPdf } from '@shop/fakes/testing/read-pdf';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsOf } from './testing/orders-and-mails.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { type PlainPage, withoutScripts } from './testing/without-scripts.ts';

const WISHLIST = '/myaccount/wishlist/';
const INVITED = 'kollegin@schule.example';

/** Each breaks out of another place if it is not written as text: an element, an attribute, a script. */
const FIRST_NAME = '<b onclick=alert(1)>Eva</b>';
const NAME = '"><img src=x onerror=alert(1)>';
const DESCRIPTION = '</script><script>alert(2)</script><a href="javascript:alert(3)">hier</a>';
const COMMENT = '</textarea><svg onload=alert(4)>&lt;i&gt;';
const RUNS = /<b onclick|<img src=x|<script>alert|<a href="javascript|<svg onload/iu;

const TOO_LONG = 'a'.repeat(10_000);
/** Turn the direction of what follows, or have no width. */
const MARKS = '\u202E\u2066\u200F\u200B';

/** A customer of that name. */
const registered = async (shop: OpenBackend): Promise<Entered & { readonly start: PlainPage }> => {
  const visitor = await shop.enter();
  const { browser } = visitor;
  const formData = {
    email: 'eva@schule.example',
    password: 'kreide',
    passwordRepeat: 'kreide',
    salutation: 'mrs',
    firstName: FIRST_NAME,
    lastName: 'Gärtner',
  };
  expect((await browser.postJson('/api/register-action/', { formData })).body).toContain('"successfull":true');
  const { productId, itemId } = ARTICLES.pencils;
  await withoutScripts(browser).post('/forms/bookmark', { article: `${productId}*${itemId}` });
  return { ...visitor, start: await withoutScripts(browser).open(WISHLIST) };
};

const newList = async (start: PlainPage, Name: string, Beschreibung = ''): Promise<PlainPage> =>
  (await start.follow('Neue Liste')).press('Liste anlegen', { Name, Beschreibung });

describe.each(WHOLE_SHOPS)('what somebody types on a list, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const hostileList = async () => {
    const { start, ...customer } = await registered(shop);
    const made = await newList(start, NAME, DESCRIPTION);
    const written = await (await made.follow('Kommentieren')).press('Kommentar speichern', {
      'Ihr Kommentar': COMMENT,
    });
    return { ...customer, made, written };
  };

  it('is shown as text on the page of the list, in its messages and its comments', async () => {
    const { browser, made, written } = await hostileList();
    expect(made.headings()).toContain(NAME);
    expect(made.toasts.join()).toContain(`Die Liste „${NAME}“ ist angelegt.`);
    expect(made.text).toContain(DESCRIPTION);
    expect(written.toasts.join()).toContain(`Ihr Kommentar auf „${NAME}“ ist gespeichert.`);
    const comments = await written.follow(/Kommentar/u);
    expect(comments.main().getByText(COMMENT, { ignore: 'script' })).toBeTruthy();
    for (const { url } of [made, written, comments])
      expect([url, RUNS.exec((await browser.get(url)).body)?.[0]]).toEqual([url, undefined]);
  });

  it('is shown as text behind a link, without a name or a comment', async () => {
    const { browser, written } = await hostileList();
    const shared = await (await written.follow('Teilen')).press(/^Link erstellen: Nur ansehen/u);
    const [link = ''] = /\/myaccount\/wishlist\/shared\/\?token=\w+/u.exec(shared.text) ?? [];
    await browser.get('/logout/');
    const stranger = await written.open(link);
    expect(stranger.headings()[0]).toBe(NAME);
    expect(stranger.text).toContain(DESCRIPTION);
    expect(stranger.text).not.toMatch(/svg onload|Eva/u);
    expect(RUNS.exec((await browser.get(link)).body)).toBeNull();
  });

  it('is not in an invitation by mail, whose name of the sender is text', async () => {
    const { written, ...customer } = await hostileList();
    const invited = await (await written.follow('Teilen')).press('Einladung senden', { 'E-Mail-Adresse': INVITED });
    expect(invited.toasts.join()).toContain('Die Einladung ist per E-Mail unterwegs.');
    const mail = mailsOf(customer).find(({ to }) => to === INVITED);
    expect(mail?.text).toContain(`${FIRST_NAME} G. lädt Sie ein`);
    expect(mail?.html).toContain('&lt;b onclick=alert(1)&gt;Eva&lt;/b&gt; G. lädt Sie ein');
    expect(mail?.html).not.toMatch(RUNS);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/onerror|alert\([2-4]\)/u);
  });

  it('is text in the PDF, not in the table, and no other part of the header that names the file', async () => {
    const { browser, written } = await hostileList();
    const list = new URL(written.url, 'http://localhost').searchParams.get('list') ?? '';
    const files = await Promise.all(
      ['csv', 'pdf'].map((as) => browser.get(`/myaccount/wishlist/file/?${new URLSearchParams({ list, as })}`)),
    );
    for (const { statusCode, headers } of files) {
      expect(statusCode).toBe(200);
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename="[\w ().=-]+\.(?:csv|pdf)"; filename\*=UTF-8''[\w%().-]+\.(?:csv|pdf)$/u,
      );
    }
    const [csv, pdf] = files;
    expect(csv?.body).not.toMatch(/alert/u);
    const { info, pages } = await readPdf(pdf?.rawPayload ?? Buffer.of());
    expect(info).toMatchObject({ Title: NAME });
    expect(pages.join().replaceAll(/\s+/gu, ' ')).toContain('</script><script>alert(2)</script>');
  });

  it('is refused with its limit if it is too long, and stays in its field', async () => {
    const { start } = await registered(shop);
    const name = await newList(start, TOO_LONG);
    expect(name.text).toContain('Bitte kürzen Sie die Angabe „Name“ auf höchstens 60 Zeichen.');
    expect(name.valueOf('Name')).toBe(TOO_LONG);
    const description = await newList(start, 'Klasse 3b', TOO_LONG);
    expect(description.text).toContain('Bitte kürzen Sie die Angabe „Beschreibung“ auf höchstens 500 Zeichen.');
    expect(description.valueOf('Beschreibung')).toBe(TOO_LONG);
    const comment = await (await start.follow('Kommentieren')).press('Kommentar speichern', {
      'Ihr Kommentar': TOO_LONG,
    });
    expect(comment.text).toContain('Bitte kürzen Sie die Angabe „Ihr Kommentar“ auf höchstens 500 Zeichen.');
    expect(comment.valueOf('Ihr Kommentar')).toBe(TOO_LONG);
    expect((await start.open(WISHLIST)).main().queryByText('Klasse 3b')).toBeNull();
  });

  it('has no marks that nobody sees', async () => {
    const { start } = await registered(shop);
    const made = await newList(start, `Klasse${MARKS} 3b`, `Bis ${MARKS}Freitag`);
    expect(made.headings()).toContain('Klasse 3b');
    expect(made.main().getByText('Bis Freitag')).toBeTruthy();
    const taken = await newList(start, `${MARKS}Klasse 3b`);
    expect(taken.text).toContain('So heißt schon eine Ihrer Listen.');
  });
});
