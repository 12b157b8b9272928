import { toastsOnPage } from '@shop/client/testing/toasts-on-page';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from './testing/all-shown.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const WISHLIST = '/myaccount/wishlist/';

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('link', { name }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const toast = (text: string): Promise<void> =>
  waitFor(() => expect(toastsOnPage()).toContainEqual(expect.stringContaining(text)));
const names = (): readonly string[] =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '');

/** Lists that hold a product, by their names. */
const holding = async ({ browser }: Entered, productId: string): Promise<readonly string[]> =>
  (
    await resultOf<readonly { readonly name: string; readonly productIds: readonly string[] }[]>(
      browser,
      '{ result: bookmarks { name productIds } }',
    )
  )
    .filter(({ productIds }) => productIds.includes(productId))
    .map(({ name }) => name);

describe.each(WHOLE_SHOPS)('a customer with lists, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const at = async (scenario: string, path?: string) => {
    const { landing, ...visitor } = await resumeScenario(shop, scenario);
    const page = await load(visitor.browser, path ?? landing);
    return { ...visitor, landing, page };
  };

  /** A visitor without an account, whose Merkzettel has begun. */
  const visitorWithPencils = async (): Promise<Entered> => {
    const visitor = await shop.enter();
    await resultOf(
      visitor.browser,
      'mutation { result: bookmarkProduct(productId: "1011208", itemId: "101120801", isOn: true) { __typename } }',
    );
    return visitor;
  };

  const quantityOf = async ({ browser }: Entered, name: string): Promise<number | undefined> =>
    (
      await resultOf<{
        readonly open: {
          readonly entries: readonly { readonly quantity: number; readonly product: { readonly name: string } }[];
        };
      }>(browser, '{ result: ownWishlists { open { entries { quantity product { name } } } } }')
    ).open.entries.find(({ product }) => product.name === name)?.quantity;

  it('reads of each change of an entry what and on which list (WISH-21)', async () => {
    const visitor = await at('wishlist');
    const { length } = names();
    const [first = '', second = ''] = names();
    await follow(`Optionen ${first}`);
    await userEvent.click((await dialog(`Optionen: ${first}`)).getByRole('button', { name: 'Nach unten' }));
    await toast(`„${first}“ steht auf „Merkzettel“ jetzt an Stelle 2 von ${length}.`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(names().slice(0, 2)).toEqual([second, first]));
    await press(`Entfernen ${first}`);
    await toast(`„${first}“ ist von „Merkzettel“ entfernt.`);
    await press(`Wiederherstellen ${first}`);
    await toast(`„${first}“ steht wieder auf „Merkzettel“.`);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }));
    await press('Entfernen');
    await toast(`Von „Merkzettel“ entfernt: 8 Artikel, darunter „${second}“.`);
    const productId = visitor.world.read(
      ({ goods }) => goods.products.find(({ isCatalog }) => !isCatalog)?.productId ?? '',
    );
    await load(visitor.browser, `/prod/${productId}/`);
    const [bookmark] = await screen.findAllByRole('button', { name: /^Auf den Merkzettel/u });
    if (bookmark !== undefined) await userEvent.click(bookmark);
    const choice = await dialog('Auf welche Listen?');
    await userEvent.click(choice.getByRole('checkbox', { name: /^Adventsbasteln/u }));
    await userEvent.click(choice.getByRole('button', { name: 'Speichern' }));
    const name = screen.getByRole('heading', { level: 1 }).textContent ?? '';
    await waitFor(() => expect(toastsOnPage().join()).toMatch(/steht jetzt auf „Adventsbasteln“/u));
    expect(toastsOnPage().join()).toContain(name);
  });

  it('takes 0 to 9998 pieces of an entry, and no other number (FORM-13)', async () => {
    const visitor = await at('wishlist');
    const [name = ''] = names();
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: `Menge: ${name}` });
    const type = (text: string): void => {
      fireEvent.change(field(), { target: { value: text } });
      fireEvent.blur(field());
    };
    for (const pieces of [9998, 0, 17]) {
      type(String(pieces));
      await waitFor(async () => expect(await quantityOf(visitor, name)).toBe(pieces), { timeout: 5000 });
    }
    for (const wrong of ['9999', '-1', '1,5', 'viele']) {
      type(wrong);
      expect((await screen.findByRole('alert')).textContent).toMatch(/0 bis 9998 Stück|ganze Zahl/u);
      expect(field().value).toBe(wrong);
      expect(await quantityOf(visitor, name)).toBe(17);
    }
  });

  it('chooses among all lists by keys, with those ticked that hold the product, or makes a new one', async () => {
    const visitor = await at('wishlist');
    const [article] = (
      await resultOf<{
        readonly open: { readonly entries: readonly { readonly product: { readonly productId: string } }[] };
      }>(visitor.browser, '{ result: ownWishlists { open { entries { product { productId } } } } }')
    ).open.entries;
    const productId = article?.product.productId ?? '';
    const before = await holding(visitor, productId);
    expect(before).toContain('Merkzettel');
    await load(visitor.browser, `/prod/${productId}/`);
    const [bookmark] = await screen.findAllByRole('button', { name: /^Auf den Merkzettel/u });
    bookmark?.focus();
    await userEvent.keyboard('{Enter}');
    const choice = await dialog('Auf welche Listen?');
    const ticks = choice.getAllByRole<HTMLInputElement>('checkbox');
    expect(ticks.map(({ checked }) => checked).filter(Boolean)).toHaveLength(before.length);
    expect(ticks).toHaveLength(3);
    ticks[0]?.focus();
    await userEvent.keyboard(' {Enter}');
    await waitFor(async () => expect(await holding(visitor, productId)).not.toContain('Merkzettel'));
    await waitFor(() => expect(document.activeElement).toBe(bookmark));
    await userEvent.keyboard('{Enter}');
    const again = await dialog('Auf welche Listen?');
    const field = again.getByRole('textbox', { name: /^Oder auf eine neue Liste/u });
    await userEvent.type(field, 'Merkzettel{Enter}');
    expect((await again.findByRole('alert')).textContent).toContain('So heißt schon eine Ihrer Listen.');
    await userEvent.clear(field);
    await userEvent.type(field, 'Werkraum{Enter}');
    await toast('auf „Werkraum“');
    expect(await holding(visitor, productId)).toContain('Werkraum');
  });

  it('creates, renames and describes, shares, invites to, imports into, comments on, buys and deletes a list, and makes it the standard (WISH-22)', async () => {
    const { browser } = await at('wishlist');
    await follow('Neue Liste');
    const made = await dialog('Neue Liste');
    await userEvent.type(made.getByRole('textbox', { name: /^Name/u }), 'Werkraum');
    await userEvent.click(made.getByRole('button', { name: 'Liste anlegen' }));
    await screen.findByRole('heading', { level: 2, name: 'Werkraum' });
    await follow('Umbenennen und beschreiben');
    const described = await dialog('Liste umbenennen und beschreiben');
    const name = described.getByRole('textbox', { name: /^Name/u });
    await userEvent.clear(name);
    await userEvent.type(name, 'Werkraum Süd');
    await userEvent.type(described.getByRole('textbox', { name: /^Beschreibung/u }), 'Für die 4a');
    await userEvent.click(described.getByRole('button', { name: 'Speichern' }));
    await screen.findByRole('heading', { level: 2, name: 'Werkraum Süd' });
    expect(screen.getByText('Für die 4a')).toBeTruthy();
    await follow('Teilen');
    const shared = await dialog('„Werkraum Süd“ teilen');
    await userEvent.click(shared.getByRole('button', { name: /^Link erstellen.*Bearbeiten/u }));
    await shared.findByText(/\/myaccount\/wishlist\/shared\/\?token=\w{20}/u);
    await userEvent.type(shared.getByRole('textbox', { name: /^E-Mail/u }), 'kollegin@schule.example');
    await userEvent.click(shared.getByRole('button', { name: 'Einladung senden' }));
    await toast('Die Einladung ist per E-Mail unterwegs.');
    await userEvent.keyboard('{Escape}');
    await follow('Kommentieren');
    const comments = await dialog('Kommentare');
    await userEvent.type(comments.getByRole('textbox', { name: /^Ihr Kommentar/u }), 'Bis Freitag');
    await userEvent.click(comments.getByRole('button', { name: 'Kommentar speichern' }));
    await comments.findByText('Bis Freitag');
    await userEvent.keyboard('{Escape}');
    await press('Als Standard nehmen');
    await toast('„Werkraum Süd“ ist gespeichert.');
    const lists = await resultOf<readonly { readonly name: string; readonly isStandardList: boolean }[]>(
      browser,
      '{ result: bookmarks { name isStandardList } }',
    );
    expect(lists.filter(({ isStandardList }) => isStandardList)).toEqual([
      { name: 'Werkraum Süd', isStandardList: true },
    ]);
    await follow('Artikel einfügen');
    const imported = await dialog('Artikel nach Nummer einfügen');
    fireEvent.change(imported.getByRole('textbox', { name: /^Artikelnummern und Mengen/u }), {
      target: { value: '101120801;3' },
    });
    await userEvent.click(imported.getByRole('button', { name: 'Auf die Liste setzen' }));
    await screen.findByRole('textbox', { name: 'Menge: Dreikant-Bleistift Ergo, 6 Stück' });
    await userEvent.keyboard('{Escape}');
    await follow('Löschen');
    await userEvent.click((await dialog('„Werkraum Süd“ löschen?')).getByRole('button', { name: 'Endgültig löschen' }));
    await screen.findByRole('heading', { level: 2, name: 'Merkzettel' });
    expect(screen.queryByText('Werkraum Süd')).toBeNull();
    await press('Alles in den Warenkorb');
    await dialog('In den Warenkorb gelegt');
  });

  it('reads at each entry of a shared list who changed it last, which no link tells', async () => {
    const { browser, landing } = await at('wishlist-shared');
    const entries = names().length;
    expect(screen.queryAllByText(/^Zuletzt geändert am .* von /u)).toEqual([]);
    await browser.get('/logout/');
    const { identifier, password } = PERSONAS.prime;
    await browser.postJson('/api/login-action/', { formData: { email: identifier, password }, mergeCart: true });
    await load(browser, landing);
    expect(screen.getAllByText(/^Zuletzt geändert am .* von Anna L\.$/u)).toHaveLength(entries);
    await at('wishlist-invited');
    await screen.findByRole('heading', { level: 1, name: 'Kollegium 3b' });
    expect(document.body.textContent).not.toMatch(/Zuletzt geändert|Anna/u);
  });

  it('that a visitor becomes finds the list that they had typed before the login, after a failed one too', async () => {
    const visitor = await visitorWithPencils();
    await load(visitor.browser, WISHLIST);
    await follow('Neue Liste');
    const form = await dialog('Neue Liste');
    await userEvent.type(form.getByRole('textbox', { name: /^Name/u }), 'Werkraum');
    await userEvent.click(form.getByRole('button', { name: 'Anmelden und anlegen' }));
    await screen.findByText('Nach der Anmeldung geht es gleich mit Ihrer neuen Liste weiter.');
    const { identifier, password } = PERSONAS.existing;
    const signIn = async (typed: string): Promise<void> => {
      const login = within(screen.getByRole('form', { name: 'Anmelden' }));
      for (const [label, value] of [
        [/^E-Mail/u, identifier],
        [/^Passwort$/u, typed],
      ] as const)
        fireEvent.change(login.getByLabelText(label), { target: { value } });
      await userEvent.click(login.getByRole('button', { name: 'Anmelden' }));
    };
    await signIn('falsch12');
    await screen.findByRole('alert');
    expect(screen.getByText('Nach der Anmeldung geht es gleich mit Ihrer neuen Liste weiter.')).toBeTruthy();
    await signIn(password);
    await screen.findByRole('heading', { level: 2, name: 'Werkraum' });
    await toast('Die Liste „Werkraum“ ist angelegt.');
  });

  it('that a visitor becomes by registering finds the list that they had typed before, after a refused one too', async () => {
    const { browser } = await visitorWithPencils();
    await load(browser, WISHLIST);
    await follow('Neue Liste');
    const form = await dialog('Neue Liste');
    await userEvent.type(form.getByRole('textbox', { name: /^Name/u }), 'Werkraum');
    await userEvent.click(form.getByRole('button', { name: 'Anmelden und anlegen' }));
    await screen.findByText('Nach der Anmeldung geht es gleich mit Ihrer neuen Liste weiter.');
    const way = within(screen.getByRole('main')).getByRole('link', { name: 'Konto eröffnen' });
    await load(browser, way.getAttribute('href') ?? '');
    const typed = { Vorname: 'Greta', Nachname: 'Gärtner', Passwort: 'kreide', 'Passwort wiederholen': 'kreide' };
    const registering = async (email: string): Promise<void> => {
      const registration = within(screen.getByRole('form', { name: 'Konto eröffnen' }));
      for (const [label, value] of Object.entries({ ...typed, Anrede: 'mrs', 'E-Mail-Adresse': email }))
        fireEvent.change(registration.getByLabelText(label), { target: { value } });
      await userEvent.click(registration.getByRole('button', { name: 'Konto eröffnen' }));
    };
    await registering(PERSONAS.existing.identifier);
    await screen.findAllByRole('alert');
    await registering('greta.gaertner@schule.example');
    await screen.findByRole('heading', { level: 2, name: 'Werkraum' });
    await toast('Die Liste „Werkraum“ ist angelegt.');
    const lists = await resultOf<readonly { readonly name: string }[]>(browser, '{ result: bookmarks { name } }');
    expect(lists.map(({ name }) => name)).toEqual(['Merkzettel', 'Werkraum']);
  });

  it.each([
    ['did not lead to', undefined, ['Merkzettel']],
    ['led to', '/myaccount/wishlist/?open=new', ['Merkzettel', 'Werkraum']],
  ])('that a visitor becomes by a registration that their press %s has these lists', async (_how, origin, names) => {
    const { browser } = await visitorWithPencils();
    await browser.postForm('/forms/create-wishlist', { listName: 'Werkraum', listDescription: '', kind: 'list' });
    const formData = {
      email: 'greta.gaertner@schule.example',
      password: 'kreide',
      passwordRepeat: 'kreide',
      salutation: 'mrs',
      firstName: 'Greta',
      lastName: 'Gärtner',
    };
    expect((await browser.postJson('/api/register-action/', { formData, origin })).body).toContain(
      '"successfull":true',
    );
    const lists = await resultOf<readonly { readonly name: string }[]>(browser, '{ result: bookmarks { name } }');
    expect(lists.map(({ name }) => name)).toEqual(names);
  });
});
