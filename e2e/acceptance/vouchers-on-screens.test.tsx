import { openPageOver } from '@shop/client/testing/open-page';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, resultOf } from '@shop/gateway/testing/buy';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOf } from './testing/fetch-of.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const PENCILS = 'Dreikant-Bleistift Ergo, 6 Stück';

/** An amount as the page writes it, with an ordinary space. */
const euros = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s/gu, ' ');

describe.each(WHOLE_SHOPS)('the basket says of a voucher, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  /** What the goods cost after promotions, in cents. */
  const goodsOf = async ({ browser }: Entered): Promise<number> => {
    const cart = await resultOf<{ subtotal: { amount: number }; promotionsSaving: { amount: number } }>(
      browser,
      '{ result: cart { subtotal { amount } promotionsSaving { amount } } }',
    );
    return cart.subtotal.amount - cart.promotionsSaving.amount;
  };

  /** The basket page of a visitor with this many packs of pencils. */
  const basketWith = async (pencils: number): Promise<Entered> => {
    const visitor = await shop.enter();
    await fillBasket(visitor.browser, { pencils, book: 1 });
    await openPageOver(fetchOf(visitor.browser), '/checkout/basket/', 'de');
    await userEvent.click(await screen.findByText('Gutschein einlösen'));
    return visitor;
  };

  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Gutscheincode' });

  /** What is said at the field. */
  const fault = (): string =>
    (field().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');

  const redeem = async (code: string): Promise<void> => {
    await userEvent.clear(field());
    if (code !== '') await userEvent.type(field(), code);
    await userEvent.click(screen.getByRole('button', { name: 'Einlösen' }));
  };

  const order = async (pencils: string): Promise<void> => {
    const quantity = screen.getByRole('textbox', { name: `Menge: ${PENCILS}` });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, `${pencils}{Enter}`);
  };

  const redeemed = async (): Promise<readonly string[]> =>
    within(await screen.findByRole('list', { name: 'Gutscheine' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent));

  it.each([
    ['', 'Bitte geben Sie einen Gutscheincode an.'],
    ['INVENTED', 'Diesen Gutschein kennen wir nicht. Bitte prüfen Sie den Code.'],
    ['sommer2024', 'Dieser Gutschein ist abgelaufen.'],
    ['EINMAL', 'Dieser Gutschein wurde schon eingelöst.'],
    ['KLASSE15', 'Für diesen Gutschein ist der Warenwert noch zu klein.'],
  ])('why %j is not redeemed, and keeps what was typed', async (code, words) => {
    await basketWith(1);
    await redeem(code);
    await expect.poll(() => plain(field().getAttribute('aria-invalid'))).toBe('true');
    expect(fault()).toContain(words);
    expect(field().value).toBe(code);
    expect(screen.queryByRole('list', { name: 'Gutscheine' })).toBeNull();
  });

  it('that it cannot be combined with one that is redeemed', async () => {
    await basketWith(2);
    await redeem('SOLO20');
    expect(await redeemed()).toHaveLength(1);
    await redeem('SCHULE10');
    await expect.poll(fault).toContain('Dieser Gutschein lässt sich nicht mit einem anderen verbinden.');
    expect(await redeemed()).toEqual([expect.stringContaining('SOLO20')]);
  });

  it('what it saves; that it does not apply below its minimum, and applies again above it; and forgets it when it is removed (CART-05)', async () => {
    const visitor = await basketWith(20);
    await redeem('klasse15');
    const saved = Math.round((await goodsOf(visitor)) * 0.15);
    const applied = [expect.stringContaining(`KLASSE15: Sie sparen ${euros(saved)}.`)];
    expect(await redeemed()).toEqual(applied);
    await order('1');
    await expect.poll(redeemed).toEqual([expect.stringContaining('KLASSE15 gilt nicht für diesen Warenkorb.')]);
    await order('20');
    await expect.poll(redeemed).toEqual(applied);

    await userEvent.click(screen.getByRole('button', { name: 'Entfernen KLASSE15' }));
    await expect.poll(() => screen.queryByRole('list', { name: 'Gutscheine' })).toBeNull();
    expect(await resultOf(visitor.browser, '{ result: cart { vouchers { code } } }')).toEqual({ vouchers: [] });
  });
});
