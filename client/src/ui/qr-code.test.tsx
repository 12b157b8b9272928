import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { QrCode } from './qr-code.tsx';

const draw = (text: string): Element => {
  render(<QrCode text={text} label={`Code von ${text}`} />);
  return screen.getByRole('img', { name: `Code von ${text}` });
};

const darkOf = (code: Element): string => code.querySelectorAll('path')[1]?.getAttribute('d') ?? '';

/** The modules of a finder pattern, whose corner is here (ISO/IEC 18004, 6.3.3.1). */
const finderAt = (left: number, top: number): readonly string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((x) => `M${left + x} ${top}h1v1h-1z`);

it('has finder patterns in three corners, within four modules of white', () => {
  const code = draw('https://shop.example/myaccount/wishlist/shared/?token=abc');
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const dark = darkOf(code);
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const)
    for (const module of finderAt(left, top)) expect(dark).toContain(module);
  expect(dark).not.toMatch(/M[0-3] |M\d+ [0-3]h/u);
});

it('differs by its text', () => {
  expect(darkOf(draw('https://shop.example/a'))).not.toBe(darkOf(draw('https://shop.example/b')));
});
