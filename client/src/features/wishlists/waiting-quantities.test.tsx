import { WISHLIST_FILE } from '@shop/domain/wishlists/wishlist-paths';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { aList, anEntry, aReplacement, changedList, listInCart, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { passTime } from '../../testing/pass-time.ts';
import { Refused } from '../../testing/scripted-gateway.ts';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { OWN_LISTS } from './own-lists.queries.ts';

const pencil = anEntry();
const eraser = anEntry({ externalId: 'e2', product: { productId: '200', name: 'Radierer' }, orderNumber: '200-01' });
const list = aList({ entries: [pencil, eraser] });
const further = aList({ externalId: 'l2', name: 'Schulanfang', isDefault: false, entries: [] });

const IN_CART = { putWishlistIntoCart: listInCart() };

const saved = { changeWishlist: changedList(list, { entries: [anEntry({ quantity: 33, version: 2 })] }) };
const theirs = anEntry({ quantity: 12, version: 4, changed: { at: '2026-11-21T10:00:00Z', by: 'Ben K.' } });
const conflict = {
  changeWishlist: {
    __typename: 'WishlistRefused',
    because: 'changed-meanwhile',
    messageKey: 'shop.wishlist.changedMeanwhile',
    open: null,
    entry: theirs,
  },
};

const NOT_ALLOWED = 'shop.wishlist.notAllowed';
const BASKET_BUTTONS = ['Alles in den Warenkorb', 'In den Warenkorb Bleistift'];

/** What is asked of the shop, in order. */
const asked: string[] = [];

const open = (
  change: () => unknown = () => saved,
  entries = [pencil, eraser],
  now: () => Parameters<typeof aList>[0] = () => ({}),
) => {
  const replies: ShopReplies = {
    Me: () => ({ me: aCustomer() }),
    OwnWishlists: () => ownLists(aList({ entries, ...now() }), [further]),
    ChangeWishlist: (variables) => {
      asked.push((variables['change'] as { readonly do: string }).do);
      return change();
    },
    PutWishlistIntoCart: () => {
      asked.push('basket');
      return IN_CART;
    },
  };
  return openPage('/myaccount/wishlist/', { replies });
};

const field = (name = 'Bleistift'): HTMLInputElement => screen.getByRole('textbox', { name: `Menge: ${name}` });
/** Types without leaving the field. */
const type = (words: string): void => void fireEvent.change(field(), { target: { value: words } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

it('saves a number half a second after it is typed, although nobody leaves the field', async () => {
  const { gateway } = await open();
  type('3');
  type('33');
  expect(asked).toEqual([]);
  await passTime(600);
  expect(gateway.variablesOf('ChangeWishlist').map(({ change }) => change)).toMatchObject([{ quantity: 33 }]);
  expect(field().value).toBe('33');
});

it('has the field in no form, where browsers would look for what they can fill in', async () => {
  await open();
  expect(field().closest('form')).toBeNull();
});

it('does not save a number that is typed away again', async () => {
  await open();
  type('3');
  type('');
  await passTime(600);
  expect([asked, field().value]).toEqual([[], '']);
});

it.each([
  ['its row is', 'remove-entry', () => press('Entfernen Bleistift')],
  [
    'the chosen rows are',
    'remove-entries',
    () => {
      fireEvent.click(screen.getByRole('checkbox', { name: 'Bleistift auswählen' }));
      press('Entfernen');
    },
  ],
])('does not save a number once %s removed', async (_, change, remove) => {
  await open(() => ({ changeWishlist: changedList(list, { entries: [], gone: ['e1'] }) }));
  type('33');
  remove();
  await passTime(600);
  await waitFor(() => expect(screen.queryByRole('row', { name: /Bleistift/u })).toBeNull());
  expect(asked).toEqual([change]);
});

it.each(['offline', 'refused'])('keeps and saves a number whose row stays, because its removal is %s', async (how) => {
  let isOffline = true;
  const refused = {
    ...conflict.changeWishlist,
    because: 'not-found',
    messageKey: 'shop.wishlist.notFound',
    entry: null,
  };
  await open(() => {
    if (asked.length > 1 && !isOffline) return saved;
    if (how === 'refused') isOffline = false;
    if (isOffline) throw new Refused({ classification: 'unavailable' });
    return { changeWishlist: refused };
  });
  type('33');
  press('Entfernen Bleistift');
  if (how === 'offline') {
    expect(await screen.findByText(/Die Menge 33 ist noch nicht gespeichert/u)).toBeTruthy();
    expect(field().value).toBe('33');
    isOffline = false;
    press('33 speichern');
  }
  await waitFor(() => expect(asked.at(-1)).toBe('change-quantity'));
  expect([asked[0], field().value]).toEqual(['remove-entry', '33']);
});

/** A member who may only comment any more, as soon as the shop has refused a change. */
const lowered = async (): Promise<void> => {
  const may = list.may.filter((action) => action !== 'edit-entries');
  await open(
    () => ({
      changeWishlist: { ...conflict.changeWishlist, because: 'not-allowed', messageKey: NOT_ALLOWED, entry: null },
    }),
    [pencil, eraser],
    () => (asked.includes('change-quantity') ? { may } : {}),
  );
  type('33');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Menge: Bleistift' })).toBeNull());
};

it.each(BASKET_BUTTONS)('does not hold up „%s“ by a number that this member may not save any more', async (button) => {
  await lowered();
  expect(toastsOnPage()).toEqual([expect.stringContaining('fehlt Ihnen auf dieser Liste die Berechtigung')]);
  press(button);
  await waitFor(() => expect(asked).toEqual(['change-quantity', 'basket']));
});

it('tells of a number that waited as the right to save it went', async () => {
  let isLowered = false;
  const { client } = await open(
    () => saved,
    [pencil, eraser],
    () => (isLowered ? { may: [] } : {}),
  );
  type('33');
  isLowered = true;
  await act(() => client.invalidateQueries({ queryKey: OWN_LISTS }));
  await waitFor(() =>
    expect(toastsOnPage()).toEqual([expect.stringContaining('fehlt Ihnen auf dieser Liste die Berechtigung')]),
  );
  await passTime(600);
  expect(asked).toEqual([]);
});

it('keeps a number that could not be saved, and says so, in another order', async () => {
  const { navigateTo } = await open(() => {
    throw new Refused({ classification: 'unavailable' });
  }, [eraser, pencil]);
  type('33');
  const told = await screen.findByText(/Die Menge 33 ist noch nicht gespeichert/u);
  await navigateTo('/myaccount/wishlist/?sort=name');
  const names = screen.getAllByRole('rowheader').map((header) => within(header).getByRole('heading').textContent);
  expect(names).toEqual(['Bleistift', 'Radierer']);
  expect([field().value, told.isConnected]).toEqual(['33', true]);
});

it('leads to the row that is not saved, and tells each press', async () => {
  await open(() => conflict);
  type('33');
  press('Alles in den Warenkorb');
  const told = await screen.findByText(/Die Menge von „Bleistift“ ist nicht gespeichert/u);
  expect(document.activeElement).toBe(field());
  screen.getByRole('button', { name: 'Drucken' }).focus();
  await passTime(7000);
  press('Drucken');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(told.isConnected).toBe(false);
  await passTime(7000);
  expect(toastsOnPage()).toEqual([expect.stringContaining('Die Menge von „Bleistift“ ist nicht gespeichert.')]);
});

it('prints what has just been typed, once it is saved', async () => {
  const printed: (string | null | undefined)[] = [];
  vi.stubGlobal('print', () =>
    printed.push(screen.getByRole('row', { name: /Bleistift/u }).querySelector('[class*="printed"]')?.textContent),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  await open();
  type('33');
  press('Drucken');
  await waitFor(() => expect(printed).toEqual(['33']));
  expect(asked).toEqual(['change-quantity']);
});

it.each(['Als PDF speichern', 'Als Tabelle speichern (CSV)'])(
  'saves what has just been typed before „%s“ reads it',
  async (name) => {
    const before: (readonly string[])[] = [];
    await open();
    const loading = globalThis.fetch;
    vi.stubGlobal('fetch', (target: string, init: RequestInit) => {
      if (!target.startsWith(WISHLIST_FILE)) return loading(target, init);
      before.push([...asked]);
      return Promise.resolve(new Response('', { status: 404 }));
    });
    type('33');
    fireEvent.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(before).toEqual([['change-quantity']]));
  },
);

it.each(BASKET_BUTTONS)('saves what has just been typed before „%s“ reads it', async (button) => {
  await open();
  type('33');
  press(button);
  await waitFor(() => expect(asked).toEqual(['change-quantity', 'basket']));
});

it.each(BASKET_BUTTONS)('saves what is on its way before „%s“ reads it', async (button) => {
  let answer: (reply: unknown) => void = () => undefined;
  await open(() => new Promise((resolve) => (answer = resolve)));
  type('33');
  await passTime(600);
  press(button);
  await passTime(50);
  expect(asked).toEqual(['change-quantity']);
  answer(saved);
  await waitFor(() => expect(asked).toEqual(['change-quantity', 'basket']));
});

it.each(BASKET_BUTTONS)('puts nothing into the basket by „%s“ if somebody else was first', async (button) => {
  await open(() => conflict);
  type('33');
  press(button);
  await waitFor(() =>
    expect(toastsOnPage()).toEqual([expect.stringContaining('Die Menge von „Bleistift“ ist nicht gespeichert.')]),
  );
  const row = within(screen.getByRole('row', { name: /Bleistift/u }));
  expect(row.getByRole('alert').textContent).toContain('Ihre Menge 33 ist noch nicht gespeichert.');
  press(button);
  await passTime(600);
  expect(asked).toEqual(['change-quantity']);
});

it.each(['9999', 'viele'])('puts nothing into the basket as long as a list does not take %s', async (typed) => {
  await open();
  type(typed);
  press('Alles in den Warenkorb');
  expect((await screen.findByRole('alert')).textContent).toMatch(/0 bis 9998 Stück|ganze Zahl/u);
  await passTime(600);
  expect([asked, document.activeElement]).toEqual([[], field()]);
});

it('puts an entry into the basket whose quantity is saved, whatever becomes of another one', async () => {
  await open(() => conflict);
  type('33');
  press('In den Warenkorb Radierer');
  await waitFor(() => expect(asked).toContain('basket'));
});

it('puts everything into the basket once the shopper has decided for what others made of it', async () => {
  await open(() => conflict);
  type('33');
  press('Alles in den Warenkorb');
  fireEvent.click(await screen.findByRole('button', { name: 'Bei 12 lassen' }));
  press('Alles in den Warenkorb');
  await waitFor(() => expect(asked).toEqual(['change-quantity', 'basket']));
});

it.each([
  ['Kopieren', 'copy-entries'],
  ['Verschieben', 'move-entries'],
])('saves what has just been typed before „%s“ takes it to another list', async (button, done) => {
  await open();
  fireEvent.click(screen.getByRole('link', { name: 'Optionen Bleistift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Optionen: Bleistift' }));
  fireEvent.change(document.querySelector('#quantity-e1') ?? document.body, { target: { value: '33' } });
  fireEvent.click(dialog.getByRole('button', { name: button }));
  await waitFor(() => expect(asked).toEqual(['change-quantity', done]));
});

it('saves what has just been typed before another article takes its place', async () => {
  const soldOut = anEntry({ isSaleable: false, gap: 'sold-out', replacement: aReplacement });
  await open(() => saved, [soldOut, eraser]);
  type('33');
  press('Stattdessen nehmen Farbstift');
  await waitFor(() => expect(asked).toEqual(['change-quantity', 'replace-item']));
});

const leave = (): void => void fireEvent(window, new Event('pagehide'));
const hide = (): void => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  fireEvent(document, new Event('visibilitychange'));
};

it.each([
  ['leaves the page', leave],
  ['hides it', hide],
])('sends what waits at once when the shopper %s, so that it outlives the page', async (_how, go) => {
  const { gateway } = await open();
  const sending = vi.fn(globalThis.fetch);
  vi.stubGlobal('fetch', sending);
  type('33');
  go();
  await passTime(1);
  expect(gateway.variablesOf('ChangeWishlist').map(({ change }) => change)).toMatchObject([{ quantity: 33 }]);
  const change = sending.mock.calls.find(([, init]) => String(init?.body).includes('ChangeWishlist'));
  expect(change?.[1]?.keepalive).toBe(true);
});

describe('after a reload before a quantity was saved', () => {
  /** Types 33 and loads the page again; the server has rendered the list of before. */
  const reload = async (leaving: () => Promise<void>, change: () => unknown, listed: () => typeof pencil) => {
    await open(() => new Promise(() => undefined));
    type('33');
    await leaving();
    leave();
    await waitFor(() => expect(asked).toEqual(['change-quantity']));
    cleanup();
    asked.length = 0;
    let reads = 0;
    await open(change, [pencil, eraser], () => {
      reads += 1;
      return reads === 1 ? {} : { entries: [listed(), eraser] };
    });
  };
  const atOnce = (): Promise<void> => Promise.resolve();
  const onItsWay = (): Promise<void> => passTime(600);
  const arrived = () => anEntry({ quantity: 33, version: 2 });

  it.each([
    ['waited', atOnce],
    ['was on its way', onItsWay],
  ])('shows a number that %s, and that the shop has by now', async (_how, leaving) => {
    await reload(leaving, () => saved, arrived);
    expect(field().value).toBe('33');
    press('In den Warenkorb Bleistift');
    await waitFor(() => expect(asked).toEqual(['basket']));
    expect([field().value, screen.queryByText(/noch nicht gespeichert/u)]).toEqual(['33', null]);
  });

  it('asks about a number that the shop does not have, and sends it for nobody', async () => {
    await reload(
      onItsWay,
      () => saved,
      () => pencil,
    );
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Ihre Menge 33 ist noch nicht gespeichert. Auf der Liste steht 2.',
    );
    expect([asked, field().value]).toEqual([[], '33']);
    press('Bei 2 lassen');
    expect(field().value).toBe('2');
    cleanup();
    await open();
    expect([asked, field().value]).toEqual([[], '2']);
  });

  it('takes a number for saved that came to the shop while it was asked about', async () => {
    const own = { ...conflict.changeWishlist, entry: arrived() };
    await reload(
      onItsWay,
      () => ({ changeWishlist: own }),
      () => pencil,
    );
    fireEvent.click(await screen.findByRole('button', { name: '33 speichern' }));
    await waitFor(() => expect(asked).toEqual(['change-quantity']));
    await waitFor(() => expect(field().closest('[role="row"]')?.querySelector('[data-unsettled]')).toBeNull());
    expect([screen.queryByRole('alert'), field().value]).toEqual([null, '33']);
  });
});

it('says nothing more of a lost reply once the list shows that the quantity was saved', async () => {
  let shown = pencil;
  await open(
    () => {
      shown = anEntry({ quantity: 33, version: 2 });
      throw new Refused({ classification: 'unavailable' });
    },
    [pencil, eraser],
    () => ({ entries: [shown, eraser] }),
  );
  type('33');
  await passTime(600);
  await waitFor(() => expect(asked).toEqual(['change-quantity']));
  await waitFor(() => expect(screen.queryByText(/noch nicht gespeichert/u)).toBeNull());
  expect(field().value).toBe('33');
  expect(toastsOnPage()).toEqual([]);
  await passTime(600);
  expect(asked).toEqual(['change-quantity']);
});

it('says by a toast that a quantity was not saved if its row is gone by then', async () => {
  let entries = [pencil, eraser];
  await open(
    () => {
      entries = [eraser];
      throw new Refused({ classification: 'unavailable' });
    },
    [pencil, eraser],
    () => ({ entries }),
  );
  type('33');
  await passTime(600);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Menge: Bleistift' })).toBeNull());
  await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringContaining('Das hat nicht geklappt')]));
});

describe('a move whose reply is lost', () => {
  const move = async (shown: () => Parameters<typeof aList>[0]) => {
    let now: Parameters<typeof aList>[0] = {};
    await open(
      () => {
        now = shown();
        throw new Refused({ classification: 'unavailable' });
      },
      [pencil, eraser],
      () => now,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Optionen Bleistift' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Optionen: Bleistift' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Verschieben' }));
    await waitFor(() => expect(toastsOnPage()).not.toEqual([]));
  };

  it('is told as done once the list shows that it was', async () => {
    await move(() => ({ entries: [eraser] }));
    expect(toastsOnPage()).toEqual([expect.stringContaining('„Bleistift“ ist auf „Schulanfang“ verschoben.')]);
    expect(asked).toEqual(['move-entries']);
  });

  it('is told as failed as long as the entry is there', async () => {
    await move(() => ({}));
    expect(toastsOnPage()).toEqual([expect.stringContaining('Das hat nicht geklappt')]);
  });
});
