import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { aReview, aReviewPage } from '../../testing/a-review.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { reviewSearchOf } from './review-search.ts';
import { ReviewSection } from './review-section.tsx';
import type { ReviewPage } from './reviews.queries.ts';

const open = (page: ReviewPage, search: Readonly<Record<string, string>> = {}, storefront: 'de' | 'en' | 'ch' = 'de') =>
  renderInShop(<ReviewSection page={page} shown={reviewSearchOf(search)} path="/prod/17/" search={search} />, {
    areas: ['reviews'],
    storefront,
  });
const filters = () => within(screen.getByRole('list', { name: 'Bewertungen nach Sternen' }));
const hrefs = () =>
  filters()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the statistics of reviews', () => {
  it('show the counts of all and of each rating, with percentages in words beside the bars (REVIEW-02)', async () => {
    await open(aReviewPage());
    expect(
      filters()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Alle Bewertungen (3)',
      '5 Sterne0 (0 %)',
      '4 Sterne2 (67 %)',
      '3 Sterne0 (0 %)',
      '2 Sterne0 (0 %)',
      '1 Stern1 (33 %)',
    ]);
  });

  it.each([
    ['de', 3.67, '3,67'],
    ['de', 4, '4,00'],
    ['en', 4.5, '4.50'],
    ['ch', 3.67, '3.67'],
  ] as const)(
    'show the ratio with two decimals, as %s writes it: %d as %s (REVIEW-03)',
    async (storefront, ratio, written) => {
      await open({ ...aReviewPage(), ratio }, {}, storefront);
      expect(screen.getByText(written)).toBeTruthy();
    },
  );

  it('lead to the reviews behind each count, with the chosen variants; nowhere if there are none (REVIEW-01)', async () => {
    await open(aReviewPage(), { varid: '17-02', stars: '4', reviews: '2' });
    expect(hrefs()).toEqual([
      '/prod/17/?varid=17-02#reviews',
      '/prod/17/?varid=17-02&stars=4#reviews',
      '/prod/17/?varid=17-02&stars=1#reviews',
    ]);
    expect(filters().getByRole('link', { current: true }).textContent).toContain('4 Sterne');
  });
});

describe('a review', () => {
  it('shows all of its fields, and the shop’s comment with author and date (REVIEW-04)', async () => {
    await open(
      aReviewPage([
        aReview({
          rating: 1,
          helpfulRating: 2,
          isVerified: true,
          author: { nickname: 'Holger', about: 'Kunstlehrer' },
          shopComment: { message: 'Es tut uns leid.', author: 'Jana', date: '2026-11-22' },
        }),
      ]),
    );
    const review = within(screen.getByRole('article', { name: 'Liegt gut in der Hand' }));
    expect(review.getByRole('img', { name: '1 Stern' })).toBeTruthy();
    for (const text of [
      'Holger, Kunstlehrer',
      '20.11.2026',
      'Hat den Artikel hier gekauft',
      'Seit dem Sommer täglich im Einsatz.',
      '2 Personen fanden das hilfreich.',
      'Antwort von Jana',
      '22.11.2026',
      'Es tut uns leid.',
    ])
      expect(review.getByText(text)).toBeTruthy();
  });

  it('is text, whatever is written in it', async () => {
    await open(aReviewPage([aReview({ title: '<b>Gut</b>', message: '<script>alert(1)</script>' })]));
    expect(screen.getByText('<script>alert(1)</script>')).toBeTruthy();
    expect(document.querySelector('article b, article script')).toBeNull();
  });
});

it.each([
  [{}, { stars: undefined, page: 1 }],
  [
    { stars: '4', reviews: '3' },
    { stars: 4, page: 3 },
  ],
  [
    { stars: '6', reviews: '0' },
    { stars: undefined, page: 1 },
  ],
  [
    { stars: 'x', reviews: '1.5' },
    { stars: undefined, page: 1 },
  ],
])('the URL with %j shows the reviews of %j', (search, shown) => {
  expect(reviewSearchOf(search)).toEqual(shown);
});
