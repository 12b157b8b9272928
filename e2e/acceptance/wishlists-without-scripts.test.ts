import { PERSONAS } from '@shop/fakes/personas/personas';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginScenario } from './testing/begin-scenario.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { type PlainPage, withoutScripts } from './testing/without-scripts.ts';

const WISHLIST = '/myaccount/wishlist/';
const PENCILS = 'Dreikant-Bleistift Ergo, 6 Stück';
const GLUE = 'Bastelkleber Magistra, 500 g';

/** Bookmarks both articles as the tiles of a page without scripts do. */
const bookmark = async ({ browser }: Entered): Promise<ReturnType<typeof withoutScripts>> => {
  const shop = withoutScripts(browser);
  for (const { productId, itemId } of [ARTICLES.pencils, ARTICLES.glue])
    await shop.post('/forms/bookmark', { article: `${productId}*${itemId}` });
  return shop;
};

interface Listed {
  readonly open: {
    readonly externalId: string;
    readonly entries: readonly { readonly product: { readonly name: string }; readonly quantity: number }[];
  };
}

const listOf = ({ browser }: Entered): Promise<Listed | null> =>
  resultOf(browser, '{ result: ownWishlists { open { externalId entries { product { name } quantity } } } }');

/** The articles of the open list, in their order. */
const rowsOf = (page: PlainPage): readonly string[] =>
  page
    .main()
    .getAllByRole('rowheader', { hidden: true })
    .map((article) => article.querySelector('h3')?.textContent.replaceAll('\u00AD', '') ?? '');

describe.each(WHOLE_SHOPS)('the page of the lists without scripts, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('says to a visitor without a session how to bookmark, and is not indexed (SEO-10)', async () => {
    const { browser } = await shop.enter();
    const reply = await browser.get(WISHLIST);
    expect(reply.body).toContain('<meta name="robots" content="noindex,follow"');
    const page = await withoutScripts(browser).open(WISHLIST);
    expect(page.headings().slice(0, 2)).toEqual(['Merkzettel & Listen', 'Noch nichts gemerkt']);
    expect(page.text).toContain('Ohne Konto merken wir ihn 30 Tage lang');
  });

  it('is not found for a list that is nobody’s or somebody else’s', async () => {
    const visitor = await shop.enter();
    const unknown = await withoutScripts(visitor.browser).open(`${WISHLIST}?list=fremd`);
    expect([unknown.status, unknown.headings()]).toEqual([
      404,
      expect.arrayContaining(['Diese Liste ist hier nicht zu finden']),
    ]);
    expect(unknown.main().getByText<HTMLAnchorElement>('Anmelden').href).toContain(
      new URLSearchParams({ origin: `${WISHLIST}?list=fremd` }).toString(),
    );
    await bookmark(visitor);
    const own = (await listOf(visitor))?.open.externalId ?? '';
    expect((await withoutScripts(visitor.browser).open(`${WISHLIST}?list=${own}`)).status).toBe(200);
    const { browser: stranger } = await shop.enter();
    await signIn(stranger);
    const foreign = await withoutScripts(stranger).open(`${WISHLIST}?list=${own}`);
    expect([foreign.status, foreign.main().queryByText('Anmelden')]).toEqual([404, null]);
  });

  it('removes an entry, keeps the restore row over a reload, and restores it', async () => {
    const visitor = await shop.enter();
    const page = await (await bookmark(visitor)).open(WISHLIST);
    const removed = await page.press(`Entfernen ${PENCILS}`);
    expect(removed.toasts.join()).toContain(`„${PENCILS}“ ist von „Merkzettel“ entfernt.`);
    expect((await listOf(visitor))?.open.entries.map(({ product }) => product.name)).toEqual([GLUE]);
    const again = await removed.open(WISHLIST);
    const restored = await again.press(`Wiederherstellen ${PENCILS}`);
    expect(restored.toasts.join()).toContain(`„${PENCILS}“ steht wieder auf „Merkzettel“.`);
    expect((await listOf(visitor))?.open.entries).toHaveLength(2);
  });

  it('restores all that was removed by one press', async () => {
    const visitor = await shop.enter();
    const page = await (await bookmark(visitor)).open(WISHLIST);
    const before = rowsOf(page);
    const removed = await page.press(`Entfernen ${PENCILS}`);
    const emptied = await removed.press(`Entfernen ${GLUE}`);
    expect((await listOf(visitor))?.open.entries).toEqual([]);
    const restored = await emptied.press('Alle 2 wiederherstellen');
    expect(restored.toasts.join()).toContain(`Wieder auf „Merkzettel“: 2 Artikel, darunter „${before[0]}“.`);
    expect(rowsOf(restored)).toEqual(before);
  });

  it('names an article that was removed meanwhile, instead of putting it into the basket', async () => {
    const visitor = await shop.enter();
    const page = await (await bookmark(visitor)).open(WISHLIST);
    await page.press(`Entfernen ${PENCILS}`);
    const pressed = await page.press(`In den Warenkorb ${PENCILS}`);
    expect(pressed.toasts).toEqual([
      expect.stringContaining(`„${PENCILS}“ steht nicht mehr auf der Liste und kam nicht in den Warenkorb.`),
    ]);
    expect(rowsOf(pressed)).toEqual([GLUE]);
  });

  it('changes quantities, by steps too, and gives back what it refuses with the reason', async () => {
    const visitor = await shop.enter();
    const page = await (await bookmark(visitor)).open(WISHLIST);
    const field = `Menge: ${PENCILS}`;
    await page.press('Eins mehr');
    expect((await listOf(visitor))?.open.entries.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2]);
    const changed = await (await page.open(WISHLIST)).enter(field, '12');
    expect(changed.valueOf(field)).toBe('12');
    const reason = 'Bitte geben Sie die Menge als ganze Zahl von 0 bis 9998 ein.';
    for (const typed of ['9999', '3,5']) {
      const refused = await changed.enter(field, typed);
      expect([refused.valueOf(field), refused.toasts]).toEqual([typed, [expect.stringContaining(reason)]]);
      expect(refused.main().getByText(reason)).toBeTruthy();
    }
    expect((await listOf(visitor))?.open.entries.map(({ quantity }) => quantity)).toContain(12);
  });

  it('puts the list into the basket and stays as it is', async () => {
    const visitor = await shop.enter();
    const page = await (await bookmark(visitor)).open(WISHLIST);
    const filled = await page.press('Alles in den Warenkorb');
    expect(filled.toasts.join()).toContain('Im Warenkorb dazugekommen: 2 Stück.');
    expect((await listOf(visitor))?.open.entries).toHaveLength(2);
    expect((await filled.open('/checkout/basket/')).text).toContain(GLUE);
  });

  it('shows the first articles of a long list, and all of them on request', async () => {
    const { landing } = await beginScenario(shop, 'wishlist-school');
    const start = landing.links(/^Klasse 1a/u)[0] ?? '';
    expect(start).not.toBe('');
    const page = await landing.open(start);
    expect(rowsOf(page)).toHaveLength(40);
    const whole = await page.follow('Alle 200 Artikel zeigen');
    expect(rowsOf(whole)).toHaveLength(200);
    expect(rowsOf(whole).slice(0, 40)).toEqual(rowsOf(page));
    expect(whole.links(/^Alle 200/u)).toEqual([]);
  });

  it('makes, describes, comments on, shares and deletes a list of a customer', async () => {
    const visitor = await shop.enter();
    await signIn(visitor.browser);
    const start = await withoutScripts(visitor.browser).open(WISHLIST);
    const form = await start.follow('Neue Liste');
    const empty = await form.press('Liste anlegen', { Beschreibung: 'Für die 1b' });
    expect(empty.url).toContain(WISHLIST);
    const made = await (await empty.follow('Neue Liste')).press('Liste anlegen', { Name: 'Schulanfang Mia' });
    expect(made.toasts.join()).toContain('Die Liste „Schulanfang Mia“ ist angelegt.');
    expect(made.headings()).toContain('Schulanfang Mia');
    const described = await (await made.follow('Umbenennen und beschreiben')).press('Speichern', {
      Name: 'Schulanfang Mia und Ben',
    });
    expect(described.headings()).toContain('Schulanfang Mia und Ben');
    const comments = await described.follow('Kommentieren');
    const tooLong = await comments.press('Kommentar speichern', { 'Ihr Kommentar': 'x'.repeat(501) });
    expect([tooLong.toasts.join(), tooLong.errors().join(), tooLong.valueOf('Ihr Kommentar').length]).toEqual([
      expect.stringContaining('Ihr Kommentar ist noch nicht gespeichert.'),
      expect.stringContaining('höchstens 500 Zeichen'),
      501,
    ]);
    const written = await comments.press('Kommentar speichern', { 'Ihr Kommentar': 'Bis Freitag' });
    expect(written.toasts.join()).toContain('Ihr Kommentar auf „Schulanfang Mia und Ben“ ist gespeichert.');
    const silent = await (await written.follow(/Kommentar/u)).press('Kommentar löschen');
    expect(silent.toasts.join()).toContain('Der Kommentar auf „Schulanfang Mia und Ben“ ist gelöscht.');
    const shared = await (await silent.follow('Teilen')).press(/^Link erstellen: Nur ansehen/u);
    expect(shared.text).toMatch(/\/myaccount\/wishlist\/shared\/\?token=\w{20}/u);
    expect(shared.main().getByRole('img', { name: 'QR-Code des Links', hidden: true })).toBeTruthy();
    const gone = await (await shared.follow('Löschen')).press('Endgültig löschen');
    expect(gone.toasts.join()).toContain('Die Liste „Schulanfang Mia und Ben“ ist gelöscht.');
    expect(gone.main().queryByText(/Schulanfang Mia/u)).toBeNull();
  });

  it('makes the list of a visitor as part of the login that its press leads to, after a failed one too', async () => {
    const visitor = await shop.enter();
    const page = await (await bookmark(visitor)).open(WISHLIST);
    const login = await (await page.follow('Neue Liste')).press('Anmelden und anlegen', { Name: 'Schulanfang Mia' });
    expect(login.url).toMatch(/^\/login\//u);
    expect(login.text).toContain('Nach der Anmeldung geht es gleich mit Ihrer neuen Liste weiter.');
    const { identifier, password } = PERSONAS.existing;
    const typed = (word: string) => ({ 'E-Mail-Adresse': identifier, Passwort: word });
    const failed = await login.press('Anmelden', typed('falsch12'));
    expect(failed.text).toContain('Nach der Anmeldung geht es gleich mit Ihrer neuen Liste weiter.');
    const made = await failed.press('Anmelden', typed(password));
    expect(made.headings()).toContain('Schulanfang Mia');
    expect(made.toasts.join()).toContain('Die Liste „Schulanfang Mia“ ist angelegt.');
  });

  it('makes no list by a login that its press did not lead to', async () => {
    const visitor = await shop.enter();
    const page = await (await bookmark(visitor)).open(WISHLIST);
    await (await page.follow('Neue Liste')).press('Anmelden und anlegen', { Name: 'Werkraum Nord' });
    await signIn(visitor.browser);
    expect((await withoutScripts(visitor.browser).open(`${WISHLIST}?open=new`)).text).not.toContain('Werkraum Nord');
  });
});
