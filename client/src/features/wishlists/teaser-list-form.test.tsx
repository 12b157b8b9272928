import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Toasts } from '../../app/toasts.tsx';
import { euros } from '../../testing/a-cart.ts';
import { anEntry, listInCart } from '../../testing/a-wishlist.ts';
import { passTime } from '../../testing/pass-time.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { scriptedGateway } from '../../testing/scripted-gateway.ts';
import type { RenderVariants } from './list-page-context.ts';
import { TeaserListForm } from './teaser-list-form.tsx';

const LIST = {
  externalId: 'teaser-1',
  name: 'Schulanfang',
  description: '',
  entries: [
    anEntry(),
    anEntry({
      externalId: 'e2',
      quantity: 1,
      product: { productId: '200', name: 'Umschlag', path: '/prod/200/' },
      item: null,
      total: null,
    }),
  ],
  total: euros(200),
  productsRecommendations: [],
};

/** A product with one variant, which is chosen. */
const BLUE_ONLY: RenderVariants = ({ productId, children }) => children({ id: `${productId}-blue` });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

type Report = Parameters<typeof listInCart>[0];

const inCart = (report: Report) => ({ putTeaserListIntoCart: listInCart(report) });

/** Replies to each press with the next report, and to all others with the last one. */
const open = async (...reports: readonly Report[]) => {
  const waiting = reports.length === 0 ? [{}] : [...reports];
  const asked: unknown[] = [];
  const gateway = scriptedGateway({
    PutTeaserListIntoCart: () => inCart((waiting.length > 1 ? waiting.shift() : waiting[0]) ?? {}),
  });
  vi.stubGlobal('fetch', gateway.fetch);
  await renderInShop(
    <>
      <Toasts />
      <TeaserListForm externalId="teaser-1" variants={BLUE_ONLY} />
    </>,
    {
      areas: ['wishlists', 'catalogue'],
      replies: {
        TeaserList: () => ({ teaserList: LIST }),
        TeaserTotals: (variables) => {
          asked.push(variables['items']);
          return { teaserTotals: { total: euros(700), lines: [{ itemId: '100-01', total: euros(700) }] } };
        },
      },
    },
  );
  const field = await screen.findByRole('textbox', { name: 'Menge: Bleistift' });
  const type = (quantity: string, name = 'Bleistift'): void => {
    const at = name === 'Bleistift' ? field : screen.getByRole('textbox', { name: `Menge: ${name}` });
    fireEvent.change(at, { target: { value: quantity } });
    fireEvent.blur(at);
  };
  const buy = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Alles in den Warenkorb' }));
  return { gateway, asked, type, buy };
};

const total = (): string | null => screen.getByText(/^Zusammen/u).textContent;

it('has quantities of its own, whose totals are asked for half a second after the last change (WISH-12)', async () => {
  const { asked, type } = await open();
  // From here on only the test moves the time.
  vi.useFakeTimers();
  expect([total(), asked]).toEqual([`Zusammen: ${euros(200).text}`, []]);
  type('5');
  await passTime(400);
  type('7');
  await passTime(499);
  expect(asked).toEqual([]);
  await passTime(1);
  expect(asked).toEqual([
    [
      { productId: '100', itemId: '100-01', quantity: 7 },
      { productId: '200', itemId: '200', quantity: 1 },
    ],
  ]);
  await vi.waitFor(() => expect(total()).toBe(`Zusammen: ${euros(700).text}`));
});

it('puts everything but what is wanted in no number into the cart, and says how many pieces', async () => {
  const { gateway, type, buy } = await open({ added: [{ itemId: '100-01', name: 'Bleistift', quantity: 7 }] });
  type('7');
  type('0', 'Umschlag');
  buy();
  expect(await screen.findByText('In den Warenkorb gelegt: 7 Stück.')).toBeTruthy();
  expect(gateway.variablesOf('PutTeaserListIntoCart')).toEqual([
    { items: [{ productId: '100', itemId: '100-01', quantity: 7 }] },
  ]);
});

it('says which quantities it takes, without speaking of a list of one’s own', async () => {
  const { type } = await open();
  type('9999');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Bitte geben Sie die Menge als ganze Zahl von 0 bis 9998 ein.',
  );
});

it('sends nothing if all quantities are 0', async () => {
  const { gateway, type, buy } = await open();
  type('0');
  type('0', 'Umschlag');
  buy();
  expect(await screen.findByText(/Alle Mengen stehen auf 0/u)).toBeTruthy();
  expect(gateway.variablesOf('PutTeaserListIntoCart')).toEqual([]);
});

it('asks in one dialog for what needs a variant, says what was cut, and adds what is chosen', async () => {
  const { gateway, asked, buy } = await open(
    {
      added: [{ itemId: '100-01', name: 'Bleistift', quantity: 1 }],
      variantsToChoose: [{ productId: '200', name: 'Umschlag', path: '/prod/200/' }],
      quantityChanged: [{ itemId: '100-01', name: 'Bleistift', asked: 2, now: 1 }],
    },
    { added: [{ itemId: '200-blue', name: 'Umschlag', quantity: 1 }] },
  );
  buy();
  const dialog = within(await screen.findByRole('dialog', { name: 'In den Warenkorb gelegt' }));
  expect(dialog.getByText('Bleistift: 2 Stück gehen nicht. Im Warenkorb liegen 1 Stück.')).toBeTruthy();
  const lines = (): readonly (string | null)[] =>
    within(dialog.getByRole('list', { name: 'In den Warenkorb gelegt' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(lines()).toEqual(['1 × Bleistift']);
  const envelope = within(dialog.getByRole('group', { name: 'Ausführung wählen: Umschlag' }));
  fireEvent.click(envelope.getByRole('button', { name: '1 Stück in den Warenkorb Umschlag' }));
  await vi.waitFor(() => expect(lines()).toEqual(['1 × Bleistift', '1 × Umschlag']));
  expect(gateway.variablesOf('PutTeaserListIntoCart').at(-1)).toEqual({
    items: [{ productId: '200', itemId: '200-blue', quantity: 1 }],
  });
  expect(dialog.queryByRole('group')).toBeNull();
  expect(document.activeElement).toBe(dialog.getByRole('list', { name: 'In den Warenkorb gelegt' }));
  await passTime(600);
  await vi.waitFor(() => expect(asked.at(-1)).toContainEqual({ productId: '200', itemId: '200-blue', quantity: 1 }));
});
