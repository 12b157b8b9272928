import { describe, expect, it } from 'vitest';

import { renderInShop } from '../../testing/render-in-shop.tsx';
import { CartPicture } from './cart-picture.tsx';

const picture = (width: number, height: number) => ({ alt: '', src: '/media/1.webp', width, height, sources: [] });

const sizeOf = (element: Element | null | undefined): readonly (string | null | undefined)[] => [
  element?.getAttribute('width'),
  element?.getAttribute('height'),
];

describe('the picture of a cart line', () => {
  it.each([
    ['wide', picture(640, 480), ['190', '143']],
    ['upright', picture(480, 640), ['190', '164']],
  ])('is 190 wide and 143 or 164 high for a gift with a picture that is %s (CART-07)', async (_, picture, size) => {
    const { container } = await renderInShop(<CartPicture position={{ isFreeItem: true, picture }} />);
    expect(sizeOf(container.querySelector('img'))).toEqual(size);
  });

  it('is a placeholder of 343 by 281 if there is none (CART-07)', async () => {
    const { container } = await renderInShop(<CartPicture position={{ isFreeItem: false, picture: null }} />);
    expect(sizeOf(container.querySelector('svg'))).toEqual(['343', '281']);
  });

  it('keeps its own size for bought articles', async () => {
    const { container } = await renderInShop(
      <CartPicture position={{ isFreeItem: false, picture: picture(640, 480) }} />,
    );
    expect(sizeOf(container.querySelector('img'))).toEqual(['640', '480']);
  });
});
