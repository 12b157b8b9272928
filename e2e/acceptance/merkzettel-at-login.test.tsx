import { toastsOnPage } from '@shop/client/testing/toasts-on-page';
import { PERSONAS } from '@shop/fakes/personas/personas';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from './testing/all-shown.ts';
import { beginScenario } from './testing/begin-scenario.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import type { PlainPage } from './testing/without-scripts.ts';

const WISHLIST = '/myaccount/wishlist/';
const SCENARIO = 'wishlist-merge';

const TITLE = 'Ihr Merkzettel liegt jetzt zusammen';
const COUNTS = 'Bei der Anmeldung kam 1 Artikel dazu. Bei 2 Artikeln gilt jetzt die größere Menge.';
const UNDONE = 'Was bei der Anmeldung dazukam, steht wieder auf einer eigenen Liste.';

/** Of the customer, of the visitor, and of both: two articles are on both lists, the third is the visitor's alone. */
const OF_CUSTOMER = [2, 2];
const OF_VISITOR = [3, 3, 3];
const TOGETHER = [3, 3, 3];

interface OwnLists {
  readonly lists: readonly { readonly externalId: string; readonly name: string }[];
  readonly open: {
    readonly entries: readonly { readonly quantity: number; readonly product: { readonly name: string } }[];
  };
}

const read = ({ browser }: Entered, id?: string): Promise<OwnLists> =>
  resultOf(
    browser,
    'query($id: ID) { result: ownWishlists(id: $id) { lists { externalId name } open { entries { quantity product { name } } } } }',
    { id: id ?? null },
  );

/** The quantities on each list that the shop holds for the visitor, the Merkzettel first. */
const held = async (visitor: Entered): Promise<readonly (readonly number[])[]> => {
  const { lists } = await read(visitor);
  const opened = await Promise.all(lists.map(({ externalId }) => read(visitor, externalId)));
  return opened.map(({ open }) => open.entries.map(({ quantity }) => quantity));
};

const namesOf = async (visitor: Entered): Promise<readonly string[]> =>
  (await read(visitor)).open.entries.map(({ product }) => product.name);

describe.each(WHOLE_SHOPS)('a visitor who signs in with a Merkzettel, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const signedInOnForm = async (): Promise<
    Entered & { readonly page: PlainPage; readonly brought: readonly string[] }
  > => {
    const { landing, ...visitor } = await beginScenario(shop, SCENARIO);
    const brought = await namesOf(visitor);
    const { identifier, password } = PERSONAS.existing;
    const signedIn = await landing.press('Anmelden', { 'E-Mail-Adresse': identifier, Passwort: password });
    return { ...visitor, brought, page: await signedIn.open(WISHLIST) };
  };

  const signedInOnScreen = async (): Promise<Entered> => {
    const visitor = await resumeScenario(shop, SCENARIO);
    await signIn(visitor.browser);
    await load(visitor.browser, WISHLIST);
    return visitor;
  };

  const notice = () => within(screen.getByRole('status', { name: TITLE }));

  it('reads without scripts what the login has added, and undoes it', async () => {
    const { page, brought, ...visitor } = await signedInOnForm();
    expect(await held(visitor)).toEqual([TOGETHER]);
    expect(page.text).toContain(`${TITLE} ${COUNTS}`);
    const undone = await page.press('Rückgängig machen');
    expect(undone.toasts).toEqual([`Erledigt: ${UNDONE}`]);
    expect(undone.text).not.toContain(TITLE);
    expect(await held(visitor)).toEqual([OF_CUSTOMER, OF_VISITOR]);
    expect(await namesOf(visitor)).toEqual(brought.slice(0, 2));
    const [, former] = (await read(visitor)).lists;
    const there = await undone.follow(new RegExp(`^${former?.name}`, 'u'));
    expect(brought.filter((name) => !there.text.includes(name))).toEqual([]);
    const again = await page.press('Rückgängig machen');
    expect(again.toasts).toEqual([`Erledigt: ${UNDONE}`]);
    expect(await held(visitor)).toEqual([OF_CUSTOMER, OF_VISITOR]);
  });

  it('puts the notice away without scripts, and nothing is undone afterwards', async () => {
    const { page, ...visitor } = await signedInOnForm();
    const left = await page.press('So lassen');
    expect([left.toasts, left.text.includes(TITLE)]).toEqual([[], false]);
    expect(await held(visitor)).toEqual([TOGETHER]);
    const late = await page.press('Rückgängig machen');
    expect(late.toasts).toEqual([
      'Fehler: Hier lässt sich nichts mehr rückgängig machen. Ihr Merkzettel bleibt, wie er ist.',
    ]);
    expect(await held(visitor)).toEqual([TOGETHER]);
  });

  it('reads on the screen what the login has added, and undoes it', async () => {
    const visitor = await signedInOnScreen();
    expect(notice().getByText(COUNTS)).toBeTruthy();
    await userEvent.click(notice().getByRole('button', { name: 'Rückgängig machen' }));
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringContaining(UNDONE)]));
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
    expect(await held(visitor)).toEqual([OF_CUSTOMER, OF_VISITOR]);
    const quantities = () =>
      screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Menge: / }).map(({ value }) => Number(value));
    await waitFor(() => expect(quantities()).toEqual(OF_CUSTOMER));
    const [, former] = (await read(visitor)).lists;
    const there = await screen.findByRole('link', { name: new RegExp(`^${former?.name}`, 'u') });
    await load(visitor.browser, there.getAttribute('href') ?? '');
    expect(quantities()).toEqual(OF_VISITOR);
  });

  it('puts the notice away on the screen, for good', async () => {
    const visitor = await signedInOnScreen();
    await userEvent.click(notice().getByRole('button', { name: 'So lassen' }));
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
    await load(visitor.browser, WISHLIST);
    expect(screen.queryByText(TITLE)).toBeNull();
    expect([toastsOnPage(), await held(visitor)]).toEqual([[], [TOGETHER]]);
  });
});
