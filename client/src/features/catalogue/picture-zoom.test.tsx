import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { renderInShop } from '../../testing/render-in-shop.tsx';
import { ProductPictures } from './product-pictures.tsx';

const pictures = ['rot', 'blau', 'gelb'].map((colour) => ({
  alt: `Heft ${colour}`,
  src: `/pictures/${colour}.webp`,
  width: 560,
  height: 420,
  sources: [],
}));

const open = async (number: number) => {
  await renderInShop(<ProductPictures pictures={pictures} />, { areas: ['catalogue'] });
  await userEvent.click(screen.getByRole('link', { name: `Bild ${number} vergrößern` }));
  return screen.findByRole('dialog');
};

const title = () => screen.getByRole('dialog').querySelector('h2')?.textContent;
const position = () => screen.getByText(/von 3/).textContent;

describe('a picture of a product', () => {
  it('is a link to its file until scripts run', async () => {
    await renderInShop(<ProductPictures pictures={pictures} />, { areas: ['catalogue'] });
    expect(screen.getByRole('link', { name: 'Bild 2 vergrößern' }).getAttribute('href')).toBe('/pictures/blau.webp');
  });

  it('opens in large, turns by arrows around the end, and gives the focus back on Escape', async () => {
    await open(2);
    expect(title()).toBe('Heft blau');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect([title(), position()]).toEqual(['Heft rot', '1 von 3, 100 %']);
    await userEvent.keyboard('{ArrowLeft}');
    expect(title()).toBe('Heft gelb');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bild 2 vergrößern');
  });

  it('is enlarged by keys, by buttons and by a click, within limits', async () => {
    await open(1);
    await userEvent.keyboard('+++++');
    expect(position()).toBe('1 von 3, 300 %');
    await userEvent.keyboard('-');
    expect(position()).toBe('1 von 3, 200 %');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('img'));
    expect(position()).toBe('1 von 3, 100 %');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('img'));
    expect(position()).toBe('1 von 3, 200 %');
  });
});
