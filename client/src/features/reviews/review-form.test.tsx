import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { readyFacts } from '../../testing/a-checkout.ts';
import { aReview } from '../../testing/a-review.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';

const TYPED = {
  Überschrift: 'Bewährt',
  'Ihre Bewertung': 'Seit dem Sommer in meiner Klasse im Einsatz.',
  'Name, den andere sehen': 'Anna',
};

const open = (ownReview: object | null, replies: ShopReplies = {}) =>
  openPage('/myaccount/review/?product=17', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
      ReviewedProduct: () => ({ product: { name: 'Bleistift', path: '/beratung/', pictures: [] } }),
      OwnReview: () => ({ ownReview }),
      ...replies,
    },
  });
const send = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the form of a review (REVIEW-04)', () => {
  it('sends stars, headline, text and name, and leads back to the article', async () => {
    const { gateway, currentPath } = await open(null, {
      SaveReview: () => ({ saveReview: { __typename: 'OwnReview', isPending: true, review: aReview() } }),
    });
    await userEvent.click(screen.getByRole('radio', { name: '4 Sterne: gut' }));
    fillIn(TYPED);
    await send('Bewertung absenden');
    await waitFor(() => expect(currentPath()).toBe('/beratung/'));
    expect(gateway.variablesOf('SaveReview')).toEqual([
      {
        productId: '17',
        input: {
          rating: 4,
          title: 'Bewährt',
          message: 'Seit dem Sommer in meiner Klasse im Einsatz.',
          nickname: 'Anna',
        },
      },
    ]);
  });

  it('says how to fix what is missing or too short, and sends nothing', async () => {
    const { gateway } = await open(null);
    fillIn({ 'Ihre Bewertung': 'Gut' });
    await send('Bewertung absenden');
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Bitte wählen Sie einen bis fünf Sterne.',
      'Bitte fassen Sie Ihre Bewertung in einer Überschrift zusammen.',
      'Die Angabe „Ihre Bewertung“ braucht mindestens 20 Zeichen.',
      'Bitte geben Sie einen Namen an. Es muss nicht Ihr eigener sein.',
    ]);
    expect(gateway.variablesOf('SaveReview')).toEqual([]);
  });

  it('starts with what the customer wrote before, and says that it is being checked', async () => {
    await open({ isPending: true, review: aReview() });
    expect(screen.getByText(/Ihre Bewertung wird geprüft/u)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 Sterne: gut' }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Überschrift').value).toBe('Liegt gut in der Hand');
    expect(screen.getByRole('button', { name: 'Änderung absenden' })).toBeTruthy();
  });

  it('keeps all that was typed if the shop refuses it', async () => {
    await open(null, {
      SaveReview: () => ({
        saveReview: { __typename: 'FormRefused', fieldErrors: [], generalKey: 'shop.review.tooMany' },
      }),
    });
    await userEvent.click(screen.getByRole('radio', { name: '4 Sterne: gut' }));
    fillIn(TYPED);
    await send('Bewertung absenden');
    expect((await screen.findAllByText(/sehr viele Bewertungen/u)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Überschrift').value).toBe('Bewährt');
  });
});
