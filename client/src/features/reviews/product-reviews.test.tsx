import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { Toasts } from '../../app/toasts.tsx';
import { aReview, aReviewPage } from '../../testing/a-review.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { scriptedGateway } from '../../testing/scripted-gateway.ts';
import { DescriptionRating } from './description-rating.tsx';
import { MoreReviews } from './more-reviews.tsx';
import { ProductReviews } from './product-reviews.tsx';

describe('the reviews on the page of a product', () => {
  it('that could not be loaded leave the page whole, with the way to write one', async () => {
    await renderInShop(
      <ProductReviews
        reviews={{ productId: '17', shown: { page: 1 }, matching: undefined }}
        path="/prod/17/"
        search={{}}
      />,
      { areas: ['reviews'] },
    );
    expect(screen.getByText(/lassen sich gerade nicht anzeigen/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bewertung schreiben' }).getAttribute('href')).toBe(
      '/myaccount/review/?product=17',
    );
  });

  it('grow by five on demand, and the focus goes to the first of them (REVIEW-01)', async () => {
    const asked: unknown[] = [];
    const replies = {
      Reviews: (variables: object) => {
        asked.push(variables);
        return { reviews: { ...aReviewPage([aReview({ id: 'next', title: 'Die sechste' })]), matching: 6 } };
      },
    };
    await renderInShop(
      <MoreReviews productId="17" shown={{ page: 1, stars: 4 }} matching={6} hrefOf={(page) => `?reviews=${page}`} />,
      { areas: ['reviews'], replies },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Weitere Bewertungen' }));
    expect(await screen.findByRole('article', { name: 'Die sechste' })).toBeTruthy();
    expect(asked).toEqual([{ productId: '17', stars: 4, page: 2 }]);
    expect(screen.queryByRole('button', { name: 'Weitere Bewertungen' })).toBeNull();
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Bewertungen, Seite 2'));
  });

  it('grow again, and the focus goes to the first of the latest', async () => {
    const replies = {
      Reviews: ({ page }: { readonly page?: number }) => ({
        reviews: { ...aReviewPage([aReview({ id: `page-${page}`, title: `Von Seite ${page}` })]), matching: 16 },
      }),
    };
    await renderInShop(
      <MoreReviews productId="17" shown={{ page: 1 }} matching={16} hrefOf={(page) => `?reviews=${page}`} />,
      { areas: ['reviews'], replies },
    );
    for (const page of [2, 3, 4]) {
      await userEvent.click(screen.getByRole('button', { name: 'Weitere Bewertungen' }));
      expect(await screen.findByRole('article', { name: `Von Seite ${page}` })).toBeTruthy();
      await vi.waitFor(() =>
        expect(document.activeElement?.getAttribute('aria-label')).toBe(`Bewertungen, Seite ${page}`),
      );
    }
    for (const page of [2, 3, 4]) expect(screen.getByRole('article', { name: `Von Seite ${page}` })).toBeTruthy();
  });

  it('say so if further ones do not arrive, and can be asked for again', async () => {
    await renderInShop(
      <>
        <Toasts />
        <MoreReviews productId="17" shown={{ page: 1 }} matching={6} hrefOf={(page) => `?reviews=${page}`} />
      </>,
      { areas: ['reviews'] },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Weitere Bewertungen' }));
    expect((await screen.findByRole('listitem')).textContent).toContain('Verbindung');
    expect(screen.getByRole('button', { name: 'Weitere Bewertungen' })).toBeTruthy();
  });
});

it('whether a description helped is sent at once, and thanked for (UPM-58)', async () => {
  const gateway = scriptedGateway({
    RateDescription: () => ({ rateDescription: { __typename: 'DescriptionRated', isHelpful: false } }),
  });
  vi.stubGlobal('fetch', gateway.fetch);
  await renderInShop(<DescriptionRating productId="17" />, { areas: ['reviews'] });
  await userEvent.click(screen.getByRole('button', { name: 'Nein' }));
  expect((await screen.findByRole('status')).textContent).toBe('Vielen Dank für Ihre Rückmeldung.');
  expect(gateway.variablesOf('RateDescription')).toEqual([{ productId: '17', isHelpful: false }]);
});
