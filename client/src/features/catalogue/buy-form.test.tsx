import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { Toasts } from '../../app/toasts.tsx';
import { aCart, aPosition } from '../../testing/a-cart.ts';
import { anItem, type ItemTraits } from '../../testing/an-item.ts';
import { me } from '../../testing/me.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { cartReplies } from '../../testing/cart-replies.ts';
import { scriptedGateway } from '../../testing/scripted-gateway.ts';
import { BuyForm } from './buy-form.tsx';

/** `shopAdds`: how many pieces the shop adds per click, or how it fails. By default, as many as requested. */
const open = async (
  options: ItemTraits & { readonly early?: (page: HTMLElement) => void },
  ...shopAdds: readonly (number | Error)[]
) => {
  const requests: unknown[] = [];
  const add = ({ do: _kind, ...about }: Readonly<Record<string, unknown>>): unknown => {
    const pieces = shopAdds[requests.length];
    requests.push(about);
    if (pieces instanceof Error) throw pieces;
    const added = [{ quantity: pieces ?? about['quantity'] }];
    return {
      __typename: 'CartUpdated',
      cart: aCart(),
      report: { added, variantsToChoose: [], quantityChanged: [], maxInCart: [], dealSplit: [] },
    };
  };
  const gateway = scriptedGateway(cartReplies({ 'add-position': add }));
  vi.stubGlobal('fetch', gateway.fetch);
  await renderInShop(
    <>
      <Toasts />
      <BuyForm item={anItem(options)} path="/prod/1/?varid=1-01" isExpressOffered={false} />
    </>,
    { areas: ['catalogue'], ...(options.early === undefined ? {} : { beforeScripts: options.early }) },
  );
  return { requests };
};

const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge' });

const type = (words: string): void => {
  fireEvent.change(quantity(), { target: { value: words } });
  fireEvent.blur(quantity());
};

describe('the express button', () => {
  const openOffered = async (min = 1) => {
    await renderInShop(<BuyForm item={anItem({ min })} path="/prod/1/" isExpressOffered />, { areas: ['catalogue'] });
    return screen.getByRole<HTMLButtonElement>('button', { name: 'Direkt mit Amazon Pay' });
  };
  const submitBy = (submitter: HTMLElement): boolean => {
    const event = new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true });
    submitter.closest('form')?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('posts article and quantity to the shop, which leaves for the provider, with scripts too', async () => {
    const express = await openOffered();
    expect(express.getAttribute('formaction')).toBe('/forms/checkout-amazon');
    expect(submitBy(express)).toBe(false);
  });

  it('does not leave with more than was typed (FORM-15)', async () => {
    const express = await openOffered(2);
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), '1');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: express });
    expect([submitBy(express), quantity().value]).toEqual([true, '2']);
    expect(submitBy(express)).toBe(false);
  });

  it('is not there for articles that the provider does not accept (PAY-09)', async () => {
    await open({});
    expect(screen.queryByRole('button', { name: 'Direkt mit Amazon Pay' })).toBeNull();
  });
});

describe('the quantity to buy', () => {
  it('above the maximum is clamped, with a toast (FORM-14)', async () => {
    await open({ max: 20 });
    type('50');
    expect(quantity().value).toBe('20');
    expect(screen.getByRole('listitem').textContent).toContain(
      'So viele Stück können wir nicht liefern. Wir haben die Menge auf 20 gesetzt.',
    );
  });

  it('below the minimum goes back to the minimum, which the message names (FORM-15)', async () => {
    await open({ min: 10 });
    type('3');
    expect(quantity().value).toBe('10');
    expect(screen.getByRole('listitem').textContent).toContain('Die Mindestmenge ist 10 Stück.');
  });

  it('changes in steps of one', async () => {
    await open({});
    await userEvent.click(screen.getByRole('button', { name: 'Eins mehr' }));
    expect(quantity().value).toBe('2');
  });
});

describe('a quantity that was typed before scripts ran', () => {
  const typedEarly =
    (words: string, then: (field: HTMLInputElement) => void = () => undefined) =>
    (page: HTMLElement): void => {
      const field = page.querySelector<HTMLInputElement>('input[name="quantity"]');
      if (field === null) throw new Error('No quantity was rendered');
      field.value = words;
      then(field);
    };

  it('is the quantity that is added', async () => {
    const { requests } = await open({ early: typedEarly('5') });
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    expect(requests).toEqual([{ itemId: '1-01', quantity: 5 }]);
    expect(quantity().value).toBe('5');
  });

  it.each([
    ['above the maximum', '50', '20', 'Wir haben die Menge auf 20 gesetzt.'],
    ['below the minimum', '1', '2', 'Die Mindestmenge ist 2 Stück.'],
  ])('%s is brought within, with a toast', async (_, words, within, toast) => {
    await open({ min: 2, max: 20, early: typedEarly(words) });
    expect(quantity().value).toBe(within);
    expect(screen.getByRole('listitem').textContent).toContain(toast);
  });

  it('counts only when the field is left, if somebody is still typing', async () => {
    await open({ min: 10, early: typedEarly('1', (field) => field.focus()) });
    expect(quantity().value).toBe('1');
    await userEvent.type(quantity(), '2');
    expect(quantity().value).toBe('12');
    await userEvent.tab();
    expect(quantity().value).toBe('12');
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

describe('the button to buy', () => {
  it.each([
    ['marks the article where its deal is shown', 42, '1-01-lightning'],
    ['does not mark it where its deal is sold out', 100, '1-01'],
  ])('%s, with and without scripts (DEAL-05)', async (_what, reservedPercent, itemId) => {
    const { requests } = await open({ reservedPercent });
    expect(document.querySelector<HTMLInputElement>('input[name="itemId"]')?.value).toBe(itemId);
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    expect(requests).toEqual([{ itemId, quantity: 1 }]);
  });

  it('adds the quantity and links to the basket', async () => {
    const { requests } = await open({});
    type('3');
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    expect(requests).toEqual([{ itemId: '1-01', quantity: 3 }]);
    expect(screen.getByRole('status').textContent).toContain('3 Artikel in den Warenkorb gelegt.');
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toBe('/checkout/basket/');
  });

  it.each([
    ['the button', (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }))],
    ['Enter', async (): Promise<void> => void (await userEvent.keyboard('{Enter}'))],
  ])(
    'buys nothing in place of less than the minimum, says how to mend it, and buys the minimum when pressed again: %s (FORM-15)',
    async (_, press) => {
      const { requests } = await open({ min: 2 });
      await userEvent.clear(quantity());
      await userEvent.type(quantity(), '1');
      await press();
      expect([requests, quantity().value]).toEqual([[], '2']);
      expect(screen.getByRole('status').textContent).toBe(
        'Die Mindestmenge ist 2 Stück. Es wurde noch nichts in den Warenkorb gelegt. Die Menge steht jetzt auf 2: Legen Sie sie so in den Warenkorb, oder wählen Sie mehr.',
      );
      await press();
      expect(requests).toEqual([{ itemId: '1-01', quantity: 2 }]);
      expect(screen.getByRole('status').textContent).toContain('2 Artikel in den Warenkorb gelegt.');
    },
  );

  it.each([
    ['the button', (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }))],
    ['Enter', async (): Promise<void> => void (await userEvent.keyboard('{Enter}'))],
  ])(
    'buys nothing if no number was typed, leads back to the field, and buys what is typed then: %s',
    async (_, press) => {
      const { requests } = await open({});
      await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
      await userEvent.clear(quantity());
      await userEvent.type(quantity(), '1,5');
      await press();
      expect([
        requests.length,
        quantity().value,
        document.activeElement,
        screen.getByRole('status').textContent,
      ]).toEqual([1, '1,5', quantity(), '']);
      await userEvent.clear(quantity());
      await userEvent.type(quantity(), '3');
      await press();
      expect(requests.at(-1)).toEqual({ itemId: '1-01', quantity: 3 });
    },
  );

  it('buys what was corrected before somebody reached it (FORM-15)', async () => {
    const { requests } = await open({ min: 2 });
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), '1');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    expect(requests).toEqual([{ itemId: '1-01', quantity: 2 }]);
  });

  it('says how many pieces the shop added if it was another number than requested (CART-04)', async () => {
    await open({}, 2);
    type('5');
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    expect(screen.getByRole('status').textContent).toContain('2 Artikel in den Warenkorb gelegt.');
  });

  it('does not say so when the shop did not add it', async () => {
    await open({}, 0);
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('can be clicked again after a failed call, and does not say that anything was added', async () => {
    const { requests } = await open({}, 1, new TypeError('offline'));
    const click = () => userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await click();
    await click();
    expect(requests).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('');
    await click();
    expect(screen.getByRole('status').textContent).toContain('1 Artikel in den Warenkorb gelegt.');
  });

  it('posts a form without scripts', async () => {
    await open({});
    const form = quantity().form;
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/forms/update-cart']);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      do: 'add-position',
      itemId: '1-01',
      minimum: '1',
      from: '/prod/1/?varid=1-01',
      quantity: '1',
    });
  });
});

describe('what is in the basket already', () => {
  const openWith = (cartArticleCount: number, beforeScripts: (page: HTMLElement) => void = () => undefined) => {
    const cart = aCart({
      positions: [aPosition({ itemId: '1-01', quantity: 3 }), aPosition({ id: 'p2', itemId: '1-02', quantity: 5 })],
    });
    return renderInShop(<BuyForm item={anItem({})} path="/prod/1/?varid=1-01" isExpressOffered={false} />, {
      areas: ['catalogue'],
      beforeScripts,
      replies: { Me: () => ({ me: me({ cartArticleCount }) }), Cart: () => ({ cart }) },
    });
  };

  it('is said beside the button, of this variant alone', async () => {
    await openWith(8);
    expect((await screen.findByText(/liegen schon im Warenkorb/u)).textContent).toBe(
      '3 Stück liegen schon im Warenkorb. Zum Warenkorb',
    );
  });

  it('is not asked for if the basket is empty', async () => {
    await openWith(0);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByText(/schon im Warenkorb/u)).toBeNull();
  });

  it('is not in the page that the server renders for everybody', async () => {
    let page = '';
    await openWith(8, ({ textContent }) => {
      page = textContent;
    });
    expect(page).toContain('In den Warenkorb');
    expect(page).not.toContain('schon im Warenkorb');
    expect(await screen.findByText(/schon im Warenkorb/u)).toBeDefined();
  });
});
