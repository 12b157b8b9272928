import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { expect, it } from 'vitest';
import { oncePerStorefront } from './once-per-storefront.ts';

it('makes a value once for each part and storefront, and nobody can change it', () => {
  const calls: string[] = [];
  const shown = oncePerStorefront(
    ({ id }: { readonly id: string }, { storefront }: { readonly storefront: (typeof STOREFRONTS)['de'] }) => {
      calls.push(`${id} ${storefront.id}`);
      return { id, prices: [storefront.currency] };
    },
  );
  const [pen, ink] = [{ id: 'pen' }, { id: 'ink' }];
  const ask = (part: typeof pen, storefront: (typeof STOREFRONTS)[keyof typeof STOREFRONTS]) =>
    shown(part, { storefront } as never);
  expect(ask(pen, STOREFRONTS.de)).toBe(ask(pen, STOREFRONTS.de));
  expect([ask(pen, STOREFRONTS.ch), ask(ink, STOREFRONTS.de), ask({ id: 'pen' }, STOREFRONTS.de)]).toEqual([
    { id: 'pen', prices: ['CHF'] },
    { id: 'ink', prices: ['EUR'] },
    { id: 'pen', prices: ['EUR'] },
  ]);
  expect(calls).toEqual(['pen de', 'pen ch', 'ink de', 'pen de']);
  expect(Object.isFrozen(ask(pen, STOREFRONTS.de).prices)).toBe(true);
});
