import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openPage } from '../testing/open-page.tsx';
import { fadeInPages } from './fade-in-pages.ts';

const faded: string[] = [];

const prefer = (motion: 'reduce' | 'no-preference'): void =>
  void vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(prefers-reduced-motion: ${motion})` }));

beforeEach(() => {
  faded.length = 0;
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value: function animate(this: Element) {
      faded.push(this.localName);
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
});

const open = async () => {
  const { router, navigateTo } = await openPage('/service/kontakt/');
  fadeInPages(router);
  return (path: string) => act(async () => navigateTo(path));
};

it('fades in another page, and with another layout everything', async () => {
  prefer('no-preference');
  const go = await open();
  await go('/beratung/');
  expect(faded).toEqual(['main']);
  await go('/myaccount/resetpassword/');
  expect(faded).toEqual(['main', 'body']);
});

it('moves nothing for those who prefer less motion', async () => {
  prefer('reduce');
  const go = await open();
  await go('/beratung/');
  await go('/myaccount/resetpassword/');
  expect(faded).toEqual([]);
});
