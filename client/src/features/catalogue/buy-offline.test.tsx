import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { expect, it, vi } from 'vitest';

import { reportErrors } from '../../app/error-reporter.ts';
import { Toasts } from '../../app/toasts.tsx';
import { useStore } from '../../platform/store.ts';
import { aCart } from '../../testing/a-cart.ts';
import { anItem } from '../../testing/an-item.ts';
import { goOffline, goOnline } from '../../testing/go-offline.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { scriptedGateway } from '../../testing/scripted-gateway.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { BuyForm } from './buy-form.tsx';
import { cartReplies, operationsSent } from '../../testing/cart-replies.ts';

const Page = (): ReactNode => {
  const client = useQueryClient();
  const store = useStore();
  useEffect(
    () => reportErrors(client, { store, path: () => '/prod/1/', navigateTo: () => undefined }),
    [client, store],
  );
  return (
    <>
      <Toasts />
      <BuyForm item={anItem({})} path="/prod/1/" isExpressOffered={false} />
    </>
  );
};

const button = (): HTMLElement => screen.getByRole('button', { name: 'In den Warenkorb' });

it('an article that is added to the basket while the connection is away is said not to be, and is added by the next press only', async () => {
  const added = {
    __typename: 'CartUpdated',
    cart: aCart(),
    report: { added: [{ quantity: 1 }], variantsToChoose: [], quantityChanged: [], maxInCart: [], dealSplit: [] },
  };
  const gateway = scriptedGateway(cartReplies({ 'add-position': () => added }));
  vi.stubGlobal('fetch', gateway.fetch);
  await renderInShop(<Page />, { areas: ['catalogue'] });
  goOffline();
  await userEvent.click(button());
  await waitFor(() =>
    expect(toastsOnPage()).toEqual([
      expect.stringMatching(/^Fehler: .*Sie sind gerade offline\. Es wurde nichts abgeschickt/u),
    ]),
  );
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  goOnline();
  expect(operationsSent(gateway, 'add-position')).toEqual([]);
  await userEvent.click(button());
  expect(await screen.findByText(/^1 .*Warenkorb/u)).toBeTruthy();
  expect(operationsSent(gateway, 'add-position')).toHaveLength(1);
});
