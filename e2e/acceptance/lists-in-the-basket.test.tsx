import { toastsOnPage } from '@shop/client/testing/toasts-on-page';
import { changeCart, resultOf } from '@shop/gateway/testing/buy';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from './testing/all-shown.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

interface Line {
  readonly operationsId: string;
  readonly name: string;
  readonly quantity: number;
}

const linesOf = async ({ browser }: Pick<Entered, 'browser'>): Promise<readonly Line[]> =>
  (
    await resultOf<{ readonly positions: readonly Line[] }>(
      browser,
      '{ result: cart { positions { operationsId name quantity } } }',
    )
  ).positions;

const piecesOf = (lines: readonly Line[]) => lines.map(({ name, quantity }) => [name, quantity]);

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

const toast = (text: string): Promise<void> =>
  waitFor(() => expect(toastsOnPage()).toContainEqual(expect.stringContaining(text)));

describe.each(WHOLE_SHOPS)('a list in the basket, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const atList = async () => {
    const { landing, ...visitor } = await resumeScenario(shop, 'wishlist');
    await load(visitor.browser, landing);
    return visitor;
  };

  it('is taken out again of the basket as it is by then: what was added elsewhere stays', async () => {
    const visitor = await atList();
    await press('Alles in den Warenkorb');
    await screen.findByRole('button', { name: 'Wieder herausnehmen' });
    const [raised, removed, other, ...rest] = await linesOf(visitor);
    if (raised === undefined || removed === undefined || other === undefined || rest.length === 0)
      throw new Error('the list has fewer articles than the test needs');
    await changeCart(visitor.browser, [
      { do: 'change-quantity', positionId: raised.operationsId, quantity: raised.quantity + 10 },
      { do: 'remove-position', positionId: removed.operationsId },
      { do: 'change-quantity', positionId: other.operationsId, quantity: other.quantity + 5 },
    ]);
    await press('Wieder herausnehmen');
    await toast('Wir haben herausgenommen, was gerade dazukam.');
    expect(piecesOf(await linesOf(visitor))).toEqual([
      [raised.name, 10],
      [other.name, 5],
    ]);
  });

  it('goes into it with the quantity that has just been typed', async () => {
    const visitor = await atList();
    const [field] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Menge: / });
    const name = field?.getAttribute('aria-label')?.replace('Menge: ', '');
    fireEvent.change(field ?? document.body, { target: { value: '33' } });
    await press('Alles in den Warenkorb');
    await screen.findByRole('button', { name: 'Wieder herausnehmen' });
    expect(piecesOf(await linesOf(visitor))).toContainEqual([name, 33]);
  });

  it('is claimed on a class list by whoever puts in what is open, and free again once it is taken out', async () => {
    const { landing, ...visitor } = await resumeScenario(shop, 'class-list');
    await load(visitor.browser, landing);
    await screen.findByText('Was Sie von dieser Liste in den Warenkorb legen, ist damit für Sie übernommen.');
    const { textContent: open } = await screen.findByRole('button', { name: /^Alles Offene in den Warenkorb/u });
    await press(/^Alles Offene in den Warenkorb/u);
    await screen.findByText('Diese Stücke sind damit für Sie übernommen.');
    await waitFor(() => expect(screen.queryByText(/^Alles Offene in den Warenkorb/u)).toBeNull());
    expect(screen.getByText(/^Übernommenes in den Warenkorb/u).textContent).toBe(
      open?.replace('Alles Offene', 'Übernommenes'),
    );
    await press('Wieder herausnehmen');
    await toast('Auf der Liste ist es wieder frei.');
    expect(await screen.findByText(/^Alles Offene in den Warenkorb/u)).toHaveProperty('textContent', open);
    expect(await linesOf(visitor)).toEqual([]);
  });
});
