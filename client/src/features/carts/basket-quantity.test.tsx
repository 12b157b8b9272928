import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { aCart, anEmptyCart, aPosition, NOTHING_TO_REPORT } from '../../testing/a-cart.ts';
import { openPage } from '../../testing/open-page.tsx';
import { Refused } from '../../testing/scripted-gateway.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { cartReplies, operationsSent } from '../../testing/cart-replies.ts';

const pencils = (quantity: number, minimumOrderQuantity: number) =>
  aCart({ positions: [aPosition({ quantity, minimumOrderQuantity, maxQuantity: 20 })] });

/** A shop that accepts each quantity. */
const takingBasket = (quantity: number, minimumOrderQuantity: number) =>
  openPage('/checkout/basket/', {
    replies: {
      Cart: () => ({ cart: pencils(quantity, minimumOrderQuantity) }),
      ...cartReplies({
        'change-quantity': ({ quantity: asked }) => ({
          __typename: 'CartUpdated',
          cart: pencils(Number(asked), minimumOrderQuantity),
          report: NOTHING_TO_REPORT,
        }),
      }),
    },
  });

const basketOf = (quantity: number, minimumOrderQuantity = 1) =>
  openPage('/checkout/basket/', {
    replies: {
      Cart: () => ({ cart: pencils(quantity, minimumOrderQuantity) }),
      ...cartReplies({
        'remove-position': () => ({ __typename: 'CartUpdated', cart: anEmptyCart(), report: NOTHING_TO_REPORT }),
        'change-quantity': () => {
          throw new Refused({ messageKey: 'vue.orderForm.availability.outOfStock' });
        },
      }),
    },
  });

const quantity = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Menge: Bleistift' });

const type = (words: string): void => {
  fireEvent.change(quantity(), { target: { value: words } });
  fireEvent.blur(quantity());
};

describe('the quantity of a line in the basket', () => {
  it('removes the line when it is set to zero, whatever its minimum (FORM-16)', async () => {
    const { gateway } = await basketOf(10, 10);
    type('0');
    expect(await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeTruthy();
    expect(operationsSent(gateway, 'remove-position')).toEqual([{ positionId: 'o1' }]);
    expect(operationsSent(gateway, 'change-quantity')).toEqual([]);
  });

  it.each(['1,5', 'zwei', ''])('typed as %j changes nothing: it stays in the field, with the reason', async (words) => {
    const { gateway } = await takingBasket(12, 1);
    type(words);
    expect([quantity().value, quantity().getAttribute('aria-invalid')]).toEqual([words, 'true']);
    expect(document.getElementById(quantity().getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Bitte geben Sie die Menge als ganze Zahl ein, zum Beispiel 3.',
    );
    expect(screen.getByRole('alert').textContent).toContain(
      'Bitte geben Sie die Menge als ganze Zahl ein, zum Beispiel 3.',
    );
    expect([operationsSent(gateway, 'change-quantity'), operationsSent(gateway, 'remove-position')]).toEqual([[], []]);
  });

  it('with spaces or invisible marks around it is a number', async () => {
    const { gateway } = await takingBasket(12, 1);
    type(' 4\u200B ');
    await waitFor(() =>
      expect(operationsSent(gateway, 'change-quantity')).toEqual([{ positionId: 'o1', quantity: 4 }]),
    );
  });

  it('of an article that is no longer there cannot be raised, and has no price: it can be removed or saved for later', async () => {
    await openPage('/checkout/basket/', {
      replies: {
        Cart: () => ({
          cart: aCart({
            positions: [
              aPosition({
                quantity: 0,
                maxQuantity: 0,
                deliveryText: 'Zurzeit ausverkauft',
                totalPrice: { amount: 0, currency: 'EUR', text: '0,00 €' },
              }),
              aPosition({ id: 'p2', name: 'Kreide' }),
            ],
          }),
        }),
      },
    });
    const [gone] = within(screen.getByRole('list', { name: 'Artikel im Warenkorb' })).getAllByRole('listitem');
    if (gone === undefined) throw new TypeError('no line');
    expect([within(gone).queryByRole('textbox'), within(gone).queryByText(/0,00/u)]).toEqual([null, null]);
    expect(within(gone).getByText('Zurzeit ausverkauft')).toBeTruthy();
    expect(
      within(gone)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Für später merken'), expect.stringContaining('Entfernen')]);
  });

  it('is told to a screen reader with the new sum, once the shop has confirmed the last change', async () => {
    const priced = (articles: number) =>
      aCart({
        positions: [aPosition({ quantity: articles })],
        total: { amount: articles * 199, currency: 'EUR', text: `${articles} × 1,99 €` },
      });
    const confirmed = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const { gateway } = await openPage('/checkout/basket/', {
      replies: {
        Cart: () => ({ cart: priced(2) }),
        ...cartReplies({
          'change-quantity': async ({ quantity: asked }) => {
            await confirmed[operationsSent(gateway, 'change-quantity').length - 1]?.promise;
            return { __typename: 'CartUpdated', cart: priced(Number(asked)), report: NOTHING_TO_REPORT };
          },
        }),
      },
    });
    const told = (): readonly (string | null)[] =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== '');
    const isAsked = (times: number) =>
      waitFor(() => expect(operationsSent(gateway, 'change-quantity')).toHaveLength(times));
    type('3');
    await isAsked(1);
    type('1');
    confirmed[0]?.resolve(undefined);
    await isAsked(2);
    expect([quantity().value, told()]).toEqual(['1', []]);
    confirmed[1]?.resolve(undefined);
    await waitFor(() => expect(told()).toEqual(['Bleistift: 1 Stück. Neue Summe: 1 × 1,99 €.']));
    type('5');
    await waitFor(() => expect(told()).toEqual(['Bleistift: 5 Stück. Neue Summe: 5 × 1,99 €.']));
  });

  it('below the minimum goes back to the minimum, which the message names (FORM-15)', async () => {
    const { gateway } = await takingBasket(12, 10);
    type('3');
    await waitFor(() =>
      expect(operationsSent(gateway, 'change-quantity')).toEqual([{ positionId: 'o1', quantity: 10 }]),
    );
    expect(quantity().value).toBe('10');
    expect(toastsOnPage()).toEqual([expect.stringContaining('Die Mindestmenge ist 10 Stück.')]);
  });

  it('above the maximum is clamped, with a toast (FORM-14)', async () => {
    const { gateway } = await takingBasket(12, 10);
    type('50');
    await waitFor(() =>
      expect(operationsSent(gateway, 'change-quantity')).toEqual([{ positionId: 'o1', quantity: 20 }]),
    );
    expect(quantity().value).toBe('20');
    expect(toastsOnPage()).toEqual([
      expect.stringContaining('So viele Stück können wir nicht liefern. Wir haben die Menge auf 20 gesetzt.'),
    ]);
  });

  it('reduced by the shop shows a notice with the new quantity and the maximum (CART-04)', async () => {
    const cut = {
      ...NOTHING_TO_REPORT,
      quantityChanged: [{ itemId: '100-01', name: 'Bleistift', asked: 9, now: 3 }],
      maxInCart: [{ itemId: '100-01', name: 'Bleistift', max: 3 }],
    };
    await openPage('/checkout/basket/', {
      replies: {
        Cart: () => ({ cart: pencils(2, 1) }),
        ...cartReplies({ 'change-quantity': () => ({ __typename: 'CartUpdated', cart: pencils(3, 1), report: cut }) }),
      },
    });
    type('9');
    await waitFor(() => expect(quantity().value).toBe('3'));
    expect(toastsOnPage()).toEqual([
      expect.stringContaining('Bleistift: 9 Stück gehen nicht. Im Warenkorb liegen 3 Stück.'),
      expect.stringContaining('Bleistift: Mehr als 3 Stück können wir nicht liefern.'),
    ]);
  });

  it('that could not be changed shows the reason in a toast, and the shop’s quantity (ERR-07)', async () => {
    await basketOf(2);
    await userEvent.click(screen.getByRole('button', { name: 'Eins mehr' }));
    await waitFor(() =>
      expect(toastsOnPage()).toEqual([expect.stringMatching(/^Fehler: .*Zurzeit nicht lieferbar\./u)]),
    );
    expect(quantity().value).toBe('2');
  });
});
