import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { aCart, anEmptyCart, aPosition, euros } from '../../testing/a-cart.ts';
import { readyFacts } from '../../testing/a-checkout.ts';
import { openPage } from '../../testing/open-page.tsx';
import { passTime } from '../../testing/pass-time.ts';
import { Refused } from '../../testing/scripted-gateway.ts';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { CLOSE_DELAY_MS, OPEN_DELAY_MS } from './use-hover-layer.ts';

const TOGGLE = 'Vorschau des Warenkorbs';

let fitsMiniCart: boolean;
beforeEach(() => {
  fitsMiniCart = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(min-width: 64em) and (hover: hover)' && fitsMiniCart,
  }));
});

const link = (): HTMLElement =>
  within(screen.getByRole('navigation', { name: 'Ihr Konto' })).getByRole('link', { name: /^Warenkorb/u });
const place = (): HTMLElement => link().parentElement ?? document.body;
const layer = (): HTMLElement | null => screen.queryByRole('region', { name: 'Warenkorb' });
const lines = (): readonly (string | null)[] =>
  within(within(layer() ?? document.body).getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const linksOf = (region: HTMLElement): readonly unknown[] =>
  within(region)
    .getAllByRole('link')
    .map((one) => [one.textContent, one.getAttribute('href')]);

/** As a keyboard does: a pointer opens the mini cart by itself. */
const pressToggle = async (): Promise<void> => {
  act(() => screen.getByRole('button', { name: TOGGLE }).focus());
  await userEvent.keyboard('{Enter}');
};

const open = async (cart: ReturnType<typeof aCart>, replies: ShopReplies = {}, storefront: StorefrontId = 'de') => {
  const page = await openPage('/beratung/', { storefront, replies: { Cart: () => ({ cart }), ...replies } });
  await act(async () => link().focus());
  await screen.findByRole('button', { name: TOGGLE });
  await pressToggle();
  expect(layer()).not.toBeNull();
  return page;
};

describe('the mini cart', () => {
  it('shows the first three of all lines, marks what is free and by which code, and leads to all of them (MINI-01)', async () => {
    await open(
      aCart({
        positions: [
          aPosition({ variants: [{ label: 'Farbe', value: 'Blau' }] }),
          aPosition({ id: 'p2', name: 'Kreide', quantity: 0, deliveryText: 'Zurzeit ausverkauft' }),
        ],
        freeArticles: [
          aPosition({ id: 'g1', name: 'Radierer', quantity: 1, isFreeItem: true, relatedVoucherCode: 'GESCHENK' }),
        ],
        catalogs: [aPosition({ id: 'k1', name: 'Katalog', isCatalog: true })],
        subtotal: euros(1234),
      }),
    );
    await waitFor(() =>
      expect(lines()).toEqual([
        'BleistiftBlau2 × 1,00 €',
        'KreideZurzeit ausverkauft',
        'RadiererMit Code GESCHENK1 Stückgratis',
      ]),
    );
    const region = layer() ?? document.body;
    expect(linksOf(region)).toContainEqual(['Alle 4 Positionen ansehen', '/checkout/basket/']);
    expect(within(region).getByText('Zwischensumme').nextElementSibling?.textContent).toBe('12,34 €');
    expect(within(region).getByText(/inkl\. MwSt\., zzgl\./u)).toBeDefined();
  });

  it('shows businesses the net subtotal and the gross total', async () => {
    await open(
      aCart({ vatIncluded: false, subtotal: euros(1000), total: euros(1190) }),
      { CheckoutFacts: () => ({ checkoutFacts: readyFacts() }) },
      'b2b-de',
    );
    const region = within(layer() ?? document.body);
    const amountOf = async (label: string) => (await region.findByText(label)).nextElementSibling?.textContent;
    expect([await amountOf('Zwischensumme netto'), await amountOf('Gesamtsumme brutto')]).toEqual([
      '10,00 €',
      '11,90 €',
    ]);
    expect(region.getByText(/zzgl\. MwSt\./u)).toBeDefined();
  });

  it('says which part of a line is a lightning deal, and at which price each part is (ENT-06)', async () => {
    const deal = { isLightningDeal: true, quantityLightning: 2, pricePerUnitLightning: euros(75) };
    await open(
      aCart({
        positions: [
          aPosition({ ...deal, quantity: 5, quantityNormal: 3 }),
          aPosition({ ...deal, id: 'p2', name: 'Kreide', quantity: 2, quantityNormal: 0 }),
        ],
      }),
    );
    await waitFor(() =>
      expect(lines()).toEqual([
        'Bleistift2 zum Blitzpreis von 0,75 €3 zum Normalpreis von 1,00 €',
        'Kreide2 zum Blitzpreis von 0,75 €',
      ]),
    );
  });

  it('has no link to all lines if it shows them, and a button that leads to the basket (MINI-01, MINI-02)', async () => {
    await open(aCart());
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(linksOf(layer() ?? document.body)).toEqual([
      ['Bleistift', '/prod/100/'],
      ['Versand', expect.stringMatching(/^\/.+\/$/u)],
      ['Zum Warenkorb', '/checkout/basket/'],
    ]);
  });

  it('says that the basket is empty (MINI-02)', async () => {
    await open(anEmptyCart());
    expect(await screen.findByText('Ihr Warenkorb ist leer')).toBeDefined();
  });

  it('leads to the basket if the cart cannot be loaded', async () => {
    await open(aCart(), {
      Cart: () => {
        throw new Refused({ classification: 'UNAVAILABLE' });
      },
    });
    expect(await screen.findByText(/lässt sich gerade nicht laden/u)).toBeDefined();
  });

  it('opens with the button beside the link, and Escape closes it and gives the focus back', async () => {
    await open(aCart());
    const button = screen.getByRole('button', { name: TOGGLE });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(lines()).toHaveLength(1));
    within(layer() ?? document.body)
      .getByRole('link', { name: 'Zum Warenkorb' })
      .focus();
    await userEvent.keyboard('{Escape}');
    expect(layer()).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes when the focus moves on, and when something else is pressed', async () => {
    await open(aCart());
    act(() => screen.getByRole('link', { name: 'Anmelden' }).focus());
    await waitFor(() => expect(layer()).toBeNull());
    await pressToggle();
    expect(layer()).not.toBeNull();
    fireEvent.pointerDown(screen.getByRole('main'));
    await waitFor(() => expect(layer()).toBeNull());
  });

  it('closes on another page, and the basket has none', async () => {
    const { navigateTo } = await open(aCart());
    await navigateTo('/checkout/basket/');
    await waitFor(() => expect(screen.queryByRole('button', { name: TOGGLE })).toBeNull());
    expect(layer()).toBeNull();
  });
});

describe('the mini cart under the pointer', () => {
  const hoverable = async (): Promise<void> => {
    await openPage('/beratung/', { replies: { Cart: () => ({ cart: aCart() }) } });
    fireEvent.pointerEnter(place());
    await screen.findByRole('button', { name: TOGGLE });
    vi.useFakeTimers();
  };
  const enter = (pointerType = 'mouse'): void =>
    void fireEvent(place(), new PointerEvent('pointerenter', { pointerType }));
  const leave = (): void => void fireEvent(place(), new PointerEvent('pointerleave', { pointerType: 'mouse' }));

  it('opens when it stays over the link, and closes 300 ms after it has left (MINI-03, MINI-04)', async () => {
    await hoverable();
    enter();
    await passTime(OPEN_DELAY_MS - 1);
    expect(layer()).toBeNull();
    await passTime(1);
    expect(layer()).not.toBeNull();
    leave();
    expect(CLOSE_DELAY_MS).toBe(300);
    await passTime(299);
    expect(layer()).not.toBeNull();
    await passTime(1);
    expect(layer()).toBeNull();
  });

  it('hears a pointer that comes at the moment in which it is there', async () => {
    await openPage('/beratung/', { replies: { Cart: () => ({ cart: aCart() }) } });
    const observer = new MutationObserver(() => {
      if (screen.queryByRole('button', { name: TOGGLE }) === null) return;
      observer.disconnect();
      enter();
    });
    observer.observe(place(), { childList: true, subtree: true });
    fireEvent.pointerEnter(place());
    await waitFor(() => expect(layer()).not.toBeNull());
  });

  it('stays open if the pointer comes back in time (MINI-04)', async () => {
    await hoverable();
    enter();
    await passTime(OPEN_DELAY_MS);
    leave();
    await passTime(299);
    enter();
    await passTime(1000);
    expect(layer()).not.toBeNull();
  });

  it('does not open by touch, nor for a pointer that only passes (MINI-03)', async () => {
    await hoverable();
    enter('touch');
    await passTime(1000);
    enter();
    leave();
    await passTime(1000);
    expect(layer()).toBeNull();
  });

  it('is not fetched on small or touch screens: there the link leads to the basket (MINI-03)', async () => {
    fitsMiniCart = false;
    await openPage('/beratung/', { replies: { Cart: () => ({ cart: aCart() }) } });
    fireEvent.pointerEnter(place());
    await act(async () => link().focus());
    expect(screen.queryByRole('button', { name: TOGGLE })).toBeNull();
    expect(link().getAttribute('href')).toBe('/checkout/basket/');
  });
});
