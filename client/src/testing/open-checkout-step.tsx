import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import type { CheckoutPartFragment } from '../platform/generated/graphql.ts';
import { anEmptyCart } from './a-cart.ts';
import { aCheckout, aNewCheckout, checkoutFacts, readyFacts } from './a-checkout.ts';
import { fillIn } from './fill-in.ts';
import { openPage } from './open-page.tsx';
import { toastsOnPage } from './toasts-on-page.ts';

export const STEPS = [
  {
    step: 'the shipping step',
    path: '/checkout/shipping/',
    title: 'Adresse und Lieferung',
    button: 'Weiter zur Zahlung',
    save: 'SaveShippingStep',
    field: 'Telefon (freiwillig)',
  },
  {
    step: 'the payment step',
    path: '/checkout/payment/',
    title: 'Zahlung',
    button: 'Weiter zur Prüfung',
    save: 'SavePaymentStep',
    field: undefined,
  },
  {
    step: 'the summary',
    path: '/checkout/summary/',
    title: 'Prüfen und bestellen',
    button: 'Zahlungspflichtig bestellen',
    save: 'PlaceOrder',
    field: 'Nachricht zur Bestellung (freiwillig)',
  },
] as const;

type Step = (typeof STEPS)[number];

export const nobody = aNewCheckout(checkoutFacts(), {
  cart: { ...anEmptyCart(), id: null },
  step: 'basket',
  steps: ['basket', 'login', 'shipping', 'summary'],
});
export const customers = aCheckout();
export const guests = aCheckout({ facts: readyFacts({ loginState: 'guest' }) });

export const TYPED = '0221 987654';

/** A promise that the test settles. */
export const held = () => {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release: () => act(async () => release()) };
};

/** An open step with typed values, and a shop with scripted replies. */
export const openStep = async ({ path, save, field }: Step, before: CheckoutPartFragment) => {
  let shown = before;
  let wait: Promise<void> = Promise.resolve();
  let isOffline = false;
  const replies =
    <Reply,>(reply: () => Reply) =>
    async (): Promise<Reply> => {
      await wait;
      if (isOffline) throw new TypeError('connection lost');
      return reply();
    };
  const page = await openPage(path, {
    replies: {
      CheckoutFacts: replies(() => ({ checkoutFacts: shown.facts })),
      Checkout: replies(() => ({ checkout: shown })),
      [save]: async () => {
        if (isOffline) throw new TypeError('connection lost');
        return {
          [`${save.charAt(0).toLowerCase()}${save.slice(1)}`]: {
            __typename: 'SessionExpired',
            messageKey: 'shop.error.sessionExpired',
          },
        };
      },
      RefillCart: () => ({ refillCart: { missing: [] } }),
    },
  });
  if (field !== undefined) fillIn({ [field]: TYPED });
  return {
    ...page,
    /** From now on the shop replies with this. */
    becomes: (checkout: CheckoutPartFragment): void => void (shown = checkout),
    /** Holds back the replies to checkout queries. */
    holdReplies: (until: Promise<void>): void => void (wait = until),
    breaks: (broken: boolean): void => void (isOffline = broken),
    refetch: () => act(async () => page.client.refetchQueries({ queryKey: ['Checkout', {}] })),
    startRefetch: (): void => void page.client.refetchQueries({ queryKey: ['Checkout', {}] }),
  };
};

export const click = ({ button }: Step) => userEvent.click(screen.getByRole('button', { name: button }));

/** The step has not changed: its title, what was typed, the articles. */
export const seeSameStep = ({ title, field, path }: Step, currentPath: string): void => {
  expect(currentPath).toBe(path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  if (field !== undefined) expect(screen.getByLabelText(field)).toHaveProperty('value', TYPED);
  expect(screen.getAllByText('6,90 €').length).toBeGreaterThan(0);
  expect(screen.queryByText('0,00 €')).toBeNull();
  expect(screen.queryByLabelText('E-Mail-Adresse')).toBeNull();
};

/** One message, and no other that contradicts it. */
export const seeOneMessage = async (text: string): Promise<void> => {
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(toastsOnPage()).toEqual([]);
};

export const OVER = 'Ihre Sitzung ist abgelaufen.';
