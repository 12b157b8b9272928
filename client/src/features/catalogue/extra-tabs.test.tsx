import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { renderInShop } from '../../testing/render-in-shop.tsx';
import { ExtraTabs } from './extra-tabs.tsx';

const product = {
  id: '1',
  extraTabs: [
    { id: 'care', title: 'Pflege' },
    { id: 'ideas', title: 'Ideen' },
  ],
};

const open = async (reply: () => unknown, beforeScripts?: (page: HTMLElement) => void) => {
  const requested: unknown[] = [];
  const ExtraTab = (variables: unknown): unknown => {
    requested.push(variables);
    return reply();
  };
  await renderInShop(<ExtraTabs product={product} path="/prod/1/?varid=1-02" openTab={undefined} />, {
    areas: ['catalogue'],
    replies: { ExtraTab },
    ...(beforeScripts === undefined ? {} : { beforeScripts }),
  });
  return requested;
};

it('a tab fetches its content when it is opened, and only its own (UPQ-36)', async () => {
  const requested = await open(() => ({ extraTab: '<p>Trocken lagern</p>' }));
  expect(requested).toEqual([]);
  await userEvent.click(screen.getByText('Pflege'));
  expect(await screen.findByText('Trocken lagern')).toBeTruthy();
  expect(requested).toEqual([{ productId: '1', tabId: 'care' }]);
});

it('a tab that cannot be loaded says so and can be loaded again', async () => {
  let isBroken = true;
  await open(() => {
    if (isBroken) throw new TypeError('offline');
    return { extraTab: '<p>Trocken lagern</p>' };
  });
  await userEvent.click(screen.getByText('Pflege'));
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByText('Trocken lagern')).toBeTruthy();
});

it('without scripts a tab leads to the page that contains its content, with the chosen item', async () => {
  let href: string | null | undefined;
  await open(
    () => ({ extraTab: '' }),
    (page) => {
      href = new DOMParser()
        .parseFromString(page.querySelector('#tab-care noscript')?.innerHTML ?? '', 'text/html')
        .querySelector('a')
        ?.getAttribute('href');
    },
  );
  expect(href).toBe('/prod/1/?varid=1-02&tab=care#tab-care');
});
