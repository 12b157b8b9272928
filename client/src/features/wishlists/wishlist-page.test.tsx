import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import {
  aComment,
  aList,
  anEntry,
  aRemovedEntry,
  aReplacement,
  changedList,
  ownLists,
} from '../../testing/a-wishlist.ts';
import { aCart, aPosition, NOTHING_TO_REPORT } from '../../testing/a-cart.ts';
import { readyFacts } from '../../testing/a-checkout.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { aCustomer, me } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { Refused } from '../../testing/scripted-gateway.ts';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { passTime } from '../../testing/pass-time.ts';
import { openTabChannel } from '../../platform/tabs/tab-messages.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const WISHLIST = '/myaccount/wishlist/';

const pencil = anEntry();
const eraser = anEntry({ externalId: 'e2', product: { productId: '200', name: 'Radierer' }, orderNumber: '200-01' });
const merkzettel = aList({ entries: [pencil, eraser] });

const asCustomer: ShopReplies = { Me: () => ({ me: aCustomer() }) };

const open = (list = merkzettel, replies: ShopReplies = {}, further: Parameters<typeof ownLists>[1] = []) =>
  openPage(WISHLIST, { replies: { ...asCustomer, OwnWishlists: () => ownLists(list, further), ...replies } });

const rowOf = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name, 'u') });
const quantityOf = (name: string): HTMLInputElement => screen.getByRole('textbox', { name: `Menge: ${name}` });

const type = (name: string, words: string): void => {
  fireEvent.change(quantityOf(name), { target: { value: words } });
  fireEvent.blur(quantityOf(name));
};

describe('the page of the lists', () => {
  it('has a table with article, quantity and total (WISH-04)', async () => {
    const shown = anEntry({
      product: { hasMultipleItems: true },
      item: {
        variants: [{ label: 'Farbe', value: 'Blau' }],
        badges: { sale: false, new: true, popular: false, extra: [] },
        pictures: [{ alt: '', src: '/media/100.jpg', width: 280, height: 210, sources: [] }],
      },
    });
    await open(aList({ entries: [shown] }));
    const table = screen.getByRole('table', { name: 'Artikel auf „Merkzettel“' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Artikel', 'Menge', 'Gesamt']);
    const row = within(rowOf('Bleistift'));
    expect(row.getByRole('link', { name: 'Bleistift' }).getAttribute('href')).toBe('/prod/100/?varid=100-01');
    expect(row.getByText(/Artikelnummer 100-01/u)).toBeTruthy();
    expect(row.getByText('Auf Lager.')).toBeTruthy();
    expect(row.getByText('1,00 €')).toBeTruthy();
    expect(rowOf('Bleistift').querySelector('img')?.getAttribute('src')).toBe('/media/100.jpg');
    expect(row.getByText('Neu')).toBeTruthy();
    expect(row.getByText('Farbe: Blau')).toBeTruthy();
    expect(row.getByRole('textbox', { name: 'Menge: Bleistift' })).toBeTruthy();
    expect(row.getByRole('link', { name: 'Andere Ausführung Bleistift' })).toBeTruthy();
    expect(row.getByRole('link', { name: 'Optionen Bleistift' })).toBeTruthy();
    expect(row.getByRole('button', { name: 'In den Warenkorb Bleistift' })).toBeTruthy();
    expect(row.getByRole('button', { name: 'Entfernen Bleistift' })).toBeTruthy();
  });

  it('says on paper of which day its prices are, and has a code that leads back to it', async () => {
    await open();
    expect(screen.getByText(/^Preise vom \d\d\.\d\d\.\d{4}$/u)).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'QR-Code: diese Liste öffnen' })).toBeTruthy();
  });

  it.each([
    ['', 'Bitte wählen Sie eine Ausführung.', /^(?!.*Artikelnummer)/u],
    ['100-07', 'Diese Ausführung führen wir nicht mehr. Bitte wählen Sie eine andere.', /Artikelnummer 100-07/u],
  ])('asks for a variant, of an entry with the number „%s“', async (orderNumber, reason, number) => {
    await open(aList({ entries: [anEntry({ item: null, orderNumber, isSaleable: false, total: null })] }));
    expect(within(rowOf('Bleistift')).getByText(reason)).toBeTruthy();
    expect(rowOf('Bleistift').textContent).toMatch(number);
  });

  it('removes an entry, whose restore row has the focus, and gives it back (WISH-08, WISH-09)', async () => {
    const removed = aRemovedEntry({ externalId: 'e1', name: 'Bleistift', index: 0 });
    await open(merkzettel, {
      ChangeWishlist: ({ change }) => ({
        changeWishlist: JSON.stringify(change).includes('remove-entry')
          ? changedList(merkzettel, { removed: [removed] })
          : changedList(merkzettel, { entries: [pencil] }),
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen Bleistift' }));
    const restore = await screen.findByRole('button', { name: 'Wiederherstellen Bleistift' });
    expect(document.activeElement).toBe(restore);
    expect(
      screen.getAllByRole('row').map(({ textContent }) => textContent?.includes('steht nicht mehr auf dieser Liste')),
    ).toEqual([false, true, false]);
    expect(toastsOnPage()).toEqual([expect.stringContaining('„Bleistift“ ist von „Merkzettel“ entfernt.')]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(quantityOf('Bleistift').value).toBe('2'));
    expect(rowOf('Bleistift').contains(document.activeElement)).toBe(true);
    expect(toastsOnPage()).toContainEqual(expect.stringContaining('„Bleistift“ steht wieder auf „Merkzettel“.'));
  });

  it('shows three comments of an entry, and the way to all of them (WISH-05)', async () => {
    const comments = [1, 2, 3, 4].map((number) =>
      aComment({
        id: `c${number}`,
        comment: `Kommentar ${number}`,
        name: 'Ben K.',
        positionId: 'e1',
        allowedToDeleteByUser: number === 4,
      }),
    );
    await open(aList({ entries: [anEntry({ comments: comments.slice(0, 3), commentCount: 4 }), eraser] }), {
      WishlistComments: () => ({ wishlistComments: comments }),
    });
    const list = screen.getByRole('list', { name: 'Kommentare: Bleistift' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('link', { name: 'Alle 4 Kommentare Bleistift' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kommentare: Bleistift' }));
    expect(await dialog.findByText('Kommentar 4')).toBeTruthy();
    expect(dialog.getAllByRole('button', { name: 'Kommentar löschen' })).toHaveLength(1);
  });

  it('says what is sold out and offers the substitute with its link (WISH-06)', async () => {
    const soldOut = anEntry({ isSaleable: false, gap: 'sold-out', replacement: aReplacement });
    const { gateway } = await open(aList({ entries: [soldOut] }), {
      ChangeWishlist: () => ({ changeWishlist: changedList(merkzettel, { entries: [pencil] }) }),
    });
    const row = within(rowOf('Bleistift'));
    expect(row.getByText('Zurzeit nicht lieferbar.')).toBeTruthy();
    expect(row.getByRole('link', { name: 'Benachrichtigen Bleistift' }).getAttribute('href')).toMatch(
      /^\/prod\/[^#]+#benachrichtigen$/u,
    );
    expect(row.getByRole('link', { name: 'Farbstift' }).getAttribute('href')).toBe('/prod/300/');
    expect(row.queryByRole('button', { name: /In den Warenkorb/u })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Stattdessen nehmen Farbstift' }));
    await waitFor(() =>
      expect(gateway.variablesOf('ChangeWishlist')).toEqual([
        { wishlistId: 'l1', change: { do: 'replace-item', entryId: 'e1', itemId: '300-01', version: 1 } },
      ]),
    );
  });

  it('says where an entry stands after it was moved', async () => {
    await open(merkzettel, {
      ChangeWishlist: () => ({ changeWishlist: changedList(merkzettel, { entries: [eraser] }) }),
    });
    await userEvent.click(within(rowOf('Radierer')).getByRole('link', { name: 'Optionen Radierer' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Nach oben' }));
    await waitFor(() =>
      expect(toastsOnPage()).toEqual(['Erledigt: „Radierer“ steht auf „Merkzettel“ jetzt ganz oben.']),
    );
  });

  it('says what is no longer sold, which can only be removed', async () => {
    await open(aList({ entries: [anEntry({ item: null, product: { path: null }, isSaleable: false, total: null })] }));
    const row = within(rowOf('Bleistift'));
    expect(row.getByText('Diesen Artikel führen wir nicht mehr.')).toBeTruthy();
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toContain('Entfernen Bleistift');
  });

  it('offers at once to delete a further list that has become empty; the dialog waits for the last restore row', async () => {
    const further = aList({
      externalId: 'l2',
      name: 'Schulanfang',
      isDefault: false,
      entries: [],
      entryCount: 0,
      removed: [aRemovedEntry()],
    });
    await open(further, { ChangeWishlist: () => ({ changeWishlist: changedList(further, {}) }) }, [merkzettel]);
    expect(screen.getByText('Die Liste ist leer. Möchten Sie sie löschen?')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Alle Entfernten ausblenden' }));
    expect(await screen.findByRole('dialog', { name: '„Schulanfang“ löschen?' })).toBeTruthy();
  });

  it('shows customers alone the options of an entry that can be bought (WISH-17)', async () => {
    await open(
      aList({ entries: [pencil, anEntry({ externalId: 'e2', product: { name: 'Heft' }, isSaleable: false })] }),
    );
    expect(screen.getAllByRole('link', { name: /^Optionen/u }).map(({ textContent }) => textContent)).toEqual([
      'Optionen Bleistift',
    ]);
  });

  it('tells a visitor without an account how long the list is kept, and shows no options', async () => {
    await open(merkzettel, { Me: () => ({ me: me() }) });
    expect(screen.getByText(/^Ohne Konto merken wir Ihre Artikel 30 Tage lang/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Konto eröffnen' }).getAttribute('href')).toBe(
      '/myaccount/register/?origin=%2Fmyaccount%2Fwishlist%2F',
    );
    expect(screen.queryByRole('link', { name: /^Optionen/u })).toBeNull();
  });

  it('is not there for a list of somebody else', async () => {
    await openPage(`${WISHLIST}?list=fremd`, {
      replies: { ...asCustomer, OwnWishlists: () => ({ ownWishlists: null }) },
    });
    expect(screen.queryByRole('heading', { name: 'Merkzettel & Listen' })).toBeNull();
  });

  it('is the saved basket of the business shop', async () => {
    await openPage(WISHLIST, {
      storefront: 'b2b-de',
      replies: {
        ...asCustomer,
        CheckoutFacts: () => ({ checkoutFacts: { ...readyFacts(), loginState: 'customer' } }),
        OwnWishlists: () => ownLists(merkzettel),
      },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Gespeicherter Warenkorb' })).toBeTruthy();
  });

  it('ticks nothing that comes back after several entries were removed at once', async () => {
    const removed = aRemovedEntry({ externalId: 'e1', name: 'Bleistift', index: 0 });
    await open(merkzettel, {
      ChangeWishlist: ({ change }) => ({
        changeWishlist: JSON.stringify(change).includes('remove-entries')
          ? changedList(merkzettel, { removed: [removed, { ...removed, externalId: 'e2', index: 1 }] })
          : changedList(merkzettel, { entries: [pencil] }),
      }),
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen' }));
    const [restore] = await screen.findAllByRole('button', { name: 'Wiederherstellen Bleistift' });
    if (restore !== undefined) await userEvent.click(restore);
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  });

  it('no longer says that an entry is removed once it is back', async () => {
    const removedOf = (at: number) =>
      aRemovedEntry({ externalId: `e${at}`, name: at === 1 ? 'Bleistift' : 'Radierer', index: at - 1 });
    await open(merkzettel, {
      ChangeWishlist: ({ change }) => {
        const kind = JSON.stringify(change);
        return {
          changeWishlist: changedList(
            merkzettel,
            kind.includes('remove')
              ? { removed: [removedOf(kind.includes('e1') ? 1 : 2)] }
              : { entries: [kind.includes('e1') ? pencil : eraser] },
          ),
        };
      },
    });
    // Toasts stay as long as the pointer is on them.
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Hinweise' }));
    const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
    const told = (...texts: readonly string[]) =>
      waitFor(() => expect(toastsOnPage()).toEqual(texts.map((text) => expect.stringContaining(text))));
    await press('Entfernen Bleistift');
    await press('Entfernen Radierer');
    await press('Wiederherstellen Bleistift');
    await told('„Radierer“ ist von „Merkzettel“ entfernt.', '„Bleistift“ steht wieder auf „Merkzettel“.');
    await press('Wiederherstellen Radierer');
    await told('„Radierer“ steht wieder auf „Merkzettel“.');
  });

  it('restores all that was removed at once, and says what did not fit or is gone', async () => {
    const list = aList({
      entries: [pencil],
      removed: ['Heft', 'Block', 'Etui', 'Schere'].map((name, at) =>
        aRemovedEntry({ externalId: name, name, index: at + 1 }),
      ),
    });
    const { gateway } = await open(list, {
      ChangeWishlist: () => ({
        changeWishlist: changedList(list, {
          entries: ['Heft', 'Block'].map((name) => anEntry({ externalId: name, product: { name } })),
          removed: [aRemovedEntry({ externalId: 'Etui', name: 'Etui', index: 3 })],
          gone: ['Schere'],
        }),
      }),
    });
    const button = screen.getByRole('button', { name: 'Alle 4 wiederherstellen' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() =>
      expect(toastsOnPage()).toEqual([
        expect.stringContaining('Wieder auf „Merkzettel“: 2 Artikel, darunter „Heft“.'),
        expect.stringContaining('„Merkzettel“ ist voll. Nicht mehr darauf passten 1 Artikel: Etui.'),
        expect.stringContaining('Auf „Merkzettel“ nicht mehr wiederherstellbar (1 Artikel): Schere.'),
      ]),
    );
    expect(gateway.variablesOf('ChangeWishlist')).toEqual([
      { wishlistId: 'l1', change: { do: 'restore-entries', entryIds: ['Heft', 'Block', 'Etui', 'Schere'] } },
    ]);
    expect(screen.getAllByRole('button', { name: /iederherstellen/u }).map(({ textContent }) => textContent)).toEqual([
      'Wiederherstellen Etui',
    ]);
  });

  it('leaves all that was removed where it is if the shop cannot be reached', async () => {
    await open(aList({ removed: [aRemovedEntry(), aRemovedEntry({ externalId: 'r2', name: 'Heft', index: 2 })] }), {
      ChangeWishlist: () => {
        throw new Refused({ classification: 'SHOP_ERROR', messageKey: 'shop.error.overloaded' });
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Alle 2 wiederherstellen' }));
    await waitFor(() => expect(toastsOnPage()).toHaveLength(1));
    expect(screen.getAllByRole('button', { name: /^Wiederherstellen/u })).toHaveLength(2);
    const button = screen.getByRole('button', { name: 'Alle 2 wiederherstellen' });
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
  });

  it('moves several entries at once, and says to which list, and what was claimed of them', async () => {
    const further = aList({ externalId: 'l2', name: 'Schulanfang', isDefault: false, entries: [] });
    const { gateway } = await open(
      merkzettel,
      {
        ChangeWishlist: () => ({
          changeWishlist: changedList(merkzettel, { removed: [aRemovedEntry({ claimed: 14, bought: 1 })] }),
        }),
      },
      [further],
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Auf eine andere Liste' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2 Artikel auf eine andere Liste' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Verschieben' }));
    await waitFor(() =>
      expect(toastsOnPage()).toEqual([
        expect.stringMatching(
          /Auf „Schulanfang“ verschoben: 2 Artikel\. Was davon übernommen war, geht nicht mit: 15\sStück, schon gekauft: 1\./u,
        ),
      ]),
    );
    expect(gateway.variablesOf('ChangeWishlist')[0]?.['change']).toEqual({
      do: 'move-entries',
      entryIds: ['e1', 'e2'],
      to: 'l2',
    });
  });
});

describe('the quantity of an entry', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  const changed = (quantity: number, version: number) =>
    changedList(merkzettel, { entries: [anEntry({ quantity, version })] });

  it('is sent half a second after the last change, if it differs and the entry is not removed (WISH-11)', async () => {
    const { gateway } = await open(merkzettel, { ChangeWishlist: () => ({ changeWishlist: changed(5, 2) }) });
    const sent = () => gateway.variablesOf('ChangeWishlist').map(({ change }) => change);
    type('Bleistift', '4');
    type('Bleistift', '5');
    expect(sent()).toEqual([]);
    const item = { productId: '100', itemId: '100-01' };
    await waitFor(() =>
      expect(sent()).toEqual([{ do: 'change-quantity', entryId: 'e1', quantity: 5, version: 1, item }]),
    );
    await waitFor(() => expect(rowOf('Bleistift').getAttribute('aria-busy')).toBeNull());
    type('Bleistift', '7');
    type('Bleistift', '5');
    await passTime(700);
    expect(sent()).toHaveLength(1);
    type('Bleistift', '8');
    fireEvent.click(screen.getByRole('button', { name: 'Entfernen Bleistift' }));
    await passTime(700);
    expect(sent().slice(1)).toEqual([{ do: 'remove-entry', entryId: 'e1' }]);
  });

  it.each(['9999', 'viele', '3,5', '1e3'])('stays in its field if a list does not take it: %s', async (typed) => {
    const { gateway } = await open();
    type('Bleistift', typed);
    expect(quantityOf('Bleistift').value).toBe(typed);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Bitte geben Sie die Menge als ganze Zahl von 0 bis 9998 ein.',
    );
    await passTime(700);
    expect(gateway.variablesOf('ChangeWishlist')).toEqual([]);
  });

  it('shows that the shop is being asked (WISH-13)', async () => {
    let answer: (reply: unknown) => void = () => undefined;
    await open(merkzettel, { ChangeWishlist: () => new Promise((resolve) => (answer = resolve)) });
    type('Bleistift', '5');
    await waitFor(() => expect(rowOf('Bleistift').getAttribute('aria-busy')).toBe('true'));
    answer({ changeWishlist: changed(5, 2) });
    await waitFor(() => expect(rowOf('Bleistift').getAttribute('aria-busy')).toBeNull());
    expect(quantityOf('Bleistift').value).toBe('5');
  });

  it('is not replaced by a late reply to an older one, which it follows with the version of that reply', async () => {
    const answers: ((reply: unknown) => void)[] = [];
    const { gateway } = await open(merkzettel, {
      ChangeWishlist: () => new Promise((resolve) => void answers.push(resolve)),
    });
    type('Bleistift', '5');
    await waitFor(() => expect(answers).toHaveLength(1));
    type('Bleistift', '7');
    await passTime(600);
    answers[0]?.({ changeWishlist: changed(5, 2) });
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(quantityOf('Bleistift').value).toBe('7');
    expect(gateway.variablesOf('ChangeWishlist')[1]?.['change']).toMatchObject({ quantity: 7, version: 2 });
    answers[1]?.({ changeWishlist: changed(7, 3) });
    await waitFor(() => expect(rowOf('Bleistift').getAttribute('aria-busy')).toBeNull());
    expect(quantityOf('Bleistift').value).toBe('7');
  });

  it('says whose change came first, keeps what was typed, and saves it only when asked', async () => {
    const theirs = anEntry({ quantity: 12, version: 4, changed: { at: '2026-11-21T10:00:00Z', by: 'Ben K.' } });
    let isFirst = true;
    const { gateway } = await open(merkzettel, {
      ChangeWishlist: () => {
        if (!isFirst) return { changeWishlist: changed(5, 5) };
        isFirst = false;
        const refusal = { because: 'changed-meanwhile', messageKey: 'shop.wishlist.changedMeanwhile', open: null };
        return { changeWishlist: { __typename: 'WishlistRefused', ...refusal, entry: theirs } };
      },
    });
    type('Bleistift', '5');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Ben K. hat diesen Eintrag gerade geändert: 12 Stück. Ihre Menge 5 ist noch nicht gespeichert.',
    );
    expect(quantityOf('Bleistift').value).toBe('5');
    fireEvent.click(screen.getByRole('button', { name: '5 speichern' }));
    await waitFor(() => expect(gateway.variablesOf('ChangeWishlist')).toHaveLength(2));
    expect(gateway.variablesOf('ChangeWishlist')[1]?.['change']).toMatchObject({ quantity: 5, version: 4 });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  describe('of which somebody else was first', () => {
    const openConflict = async (meanwhile = (): void => undefined) => {
      const theirs = anEntry({ quantity: 12, version: 4 });
      const refusal = { because: 'changed-meanwhile', messageKey: 'shop.wishlist.changedMeanwhile', open: null };
      const page = await open(merkzettel, {
        ChangeWishlist: () => ({ changeWishlist: { __typename: 'WishlistRefused', ...refusal, entry: theirs } }),
      });
      type('Bleistift', '5');
      meanwhile();
      return { ...page, alert: await screen.findByRole('alert') };
    };

    it.each(['Bei 12 lassen', '5 speichern'])('has the focus after “%s”', async (way) => {
      await openConflict();
      fireEvent.click(screen.getByRole('button', { name: way }));
      expect(document.activeElement).toBe(quantityOf('Bleistift'));
    });

    it('blames nobody for it who is not named: it may have been the reader, on another device', async () => {
      const { alert } = await openConflict();
      expect(alert.textContent).toContain(
        'Dieser Eintrag wurde gerade geändert: 12 Stück. Ihre Menge 5 ist noch nicht gespeichert.',
      );
    });

    it('says so in sight', async () => {
      const scrolledTo = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
      onTestFinished(() => scrolledTo.mockRestore());
      const { alert } = await openConflict();
      expect(scrolledTo.mock.contexts).toEqual([alert]);
    });

    it('moves nobody who types into another field', async () => {
      const scrolledTo = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
      onTestFinished(() => scrolledTo.mockRestore());
      await openConflict(() => quantityOf('Radierer').focus());
      expect(scrolledTo).not.toHaveBeenCalled();
    });
  });

  it('is kept when the connection is away, and sent by the next press only', async () => {
    const { gateway } = await open();
    goOffline();
    type('Bleistift', '5');
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringContaining('Sie sind gerade offline')]));
    expect(quantityOf('Bleistift').value).toBe('5');
    expect(screen.getByText('Die Menge 5 ist noch nicht gespeichert.')).toBeTruthy();
    expect(gateway.variablesOf('ChangeWishlist')).toEqual([]);
  });

  it('is refused with the message of the shop', async () => {
    const refusal = { because: 'not-allowed', messageKey: 'shop.wishlist.notAllowed', open: null, entry: null };
    await open(merkzettel, {
      ChangeWishlist: () => ({ changeWishlist: { __typename: 'WishlistRefused', ...refusal } }),
    });
    type('Bleistift', '5');
    await waitFor(() =>
      expect(toastsOnPage()).toEqual([expect.stringContaining('Dafür fehlt Ihnen auf dieser Liste die Berechtigung.')]),
    );
    expect(quantityOf('Bleistift').value).toBe('5');
  });
});

describe('a list in the basket', () => {
  const filled = {
    __typename: 'ListInCart' as const,
    cart: aCart({ positions: [aPosition({ itemId: '100-01', operationsId: 'op1', quantity: 5 })], articleCount: 5 }),
    report: {
      ...NOTHING_TO_REPORT,
      added: [{ itemId: '100-01', name: 'Bleistift', quantity: 2 }],
      quantityChanged: [{ itemId: '100-01', name: 'Bleistift', asked: 3, now: 2 }],
    },
    skipped: [{ entryId: 'e2', name: 'Radierer', gap: 'sold-out', path: null }],
    claims: [],
  };

  it('is told in a dialog: what was added, cut and skipped; the header follows, and undo takes out exactly that', async () => {
    const told: unknown[] = [];
    const channel = openTabChannel();
    onTestFinished(channel.listen((message) => told.push(message)));
    const { gateway } = await open(merkzettel, {
      PutWishlistIntoCart: () => ({ putWishlistIntoCart: filled }),
      Cart: () => ({ cart: filled.cart }),
      UpdateCart: () => ({
        updateCart: { __typename: 'CartUpdated', cart: aCart({ articleCount: 3 }), report: filled.report },
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'In den Warenkorb gelegt' }));
    expect(dialog.getByText('2 × Bleistift')).toBeTruthy();
    expect(dialog.getByText(/Bleistift: 3 Stück gehen nicht/u)).toBeTruthy();
    expect(dialog.getByText('Radierer').parentElement?.textContent).toBe('Radierer: zurzeit nicht lieferbar');
    expect(dialog.getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toBe('/checkout/basket/');
    await waitFor(() => expect(told).toContainEqual(expect.objectContaining({ happened: 'cart-changed' })));
    await userEvent.click(dialog.getByRole('button', { name: 'Wieder herausnehmen' }));
    await waitFor(() =>
      expect(gateway.variablesOf('UpdateCart')[0]?.['operations']).toEqual([
        { do: 'take-out', itemId: '100-01', quantity: 2 },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the first articles of many, and folds the others', async () => {
    const added = Array.from({ length: 7 }, (_, at) => ({ itemId: `item-${at}`, name: `Heft ${at}`, quantity: 1 }));
    await open(merkzettel, {
      PutWishlistIntoCart: () => ({ putWishlistIntoCart: { ...filled, report: { ...filled.report, added } } }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'In den Warenkorb gelegt' }));
    expect(dialog.getByText('7 Artikel')).toBeTruthy();
    const first = within(dialog.getByRole('list', { name: 'In den Warenkorb gelegt' })).getAllByRole('listitem');
    expect(first.map(({ textContent }) => textContent)).toEqual([0, 1, 2, 3, 4].map((at) => `1 × Heft ${at}`));
    const more = dialog.getByText('2 weitere anzeigen').closest('details');
    expect([more?.open, more?.querySelector('ul')?.textContent]).toEqual([false, '1 × Heft 51 × Heft 6']);
  });

  it('can be taken out by another press if the first one is refused', async () => {
    const because = 'already-submitted';
    let isRefused = true;
    await open(merkzettel, {
      PutWishlistIntoCart: () => ({ putWishlistIntoCart: filled }),
      UpdateCart: () => ({
        updateCart: isRefused
          ? {
              __typename: 'CartRefused',
              because,
              messageKey: 'vue.checkout.error.orderAlreadySubmitted',
              cart: filled.cart,
            }
          : { __typename: 'CartUpdated', cart: aCart({ articleCount: 3 }), report: filled.report },
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }));
    const undo = await screen.findByRole('button', { name: 'Wieder herausnehmen' });
    await userEvent.click(undo);
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringMatching(/^Fehler:/u)]));
    isRefused = false;
    await userEvent.click(undo);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes on where taking out stopped, of more articles than one request takes', async () => {
    const added = Array.from({ length: 150 }, (_, at) => ({ itemId: `item-${at}`, name: `Heft ${at}`, quantity: 1 }));
    let sent = 0;
    const { gateway } = await open(merkzettel, {
      PutWishlistIntoCart: () => ({ putWishlistIntoCart: { ...filled, report: { ...filled.report, added } } }),
      UpdateCart: () => {
        sent += 1;
        if (sent === 2) throw new Refused({ classification: 'SHOP_ERROR', messageKey: 'shop.error.overloaded' });
        return { updateCart: { __typename: 'CartUpdated', cart: aCart(), report: filled.report } };
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }));
    const undo = await screen.findByRole('button', { name: 'Wieder herausnehmen' });
    await userEvent.click(undo);
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringMatching(/^Fehler:/u)]));
    await userEvent.click(undo);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      gateway.variablesOf('UpdateCart').map(({ operations }) => (operations as readonly unknown[]).length),
    ).toEqual([100, 50, 50]);
  });
});
