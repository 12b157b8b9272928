import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { aCheckout, checkoutReplies } from '../../testing/a-checkout.ts';
import { openPage } from '../../testing/open-page.tsx';

const WRONG = 'Bitte geben Sie eine Telefonnummer nur mit Ziffern, Leerzeichen und + an.';

const phone = () => screen.getByLabelText(/^Telefon/u);
const button = () => screen.getByRole('button', { name: 'Weiter zur Zahlung' });
const messages = () => screen.queryAllByText(WRONG).length;

/** The shipping step with a wrong phone number and the cursor still in its field. */
const typing = async () => {
  await openPage('/checkout/shipping/', { replies: checkoutReplies(aCheckout()) });
  const user = userEvent.setup();
  await user.type(phone(), 'abends');
  return user;
};

describe('an invalid field that loses the focus to a click', () => {
  it('shows its error only after the click, so that nothing moves under the pointer', async () => {
    const user = await typing();
    await user.pointer({ keys: '[MouseLeft>]', target: button() });
    expect(document.activeElement).toBe(button());
    expect(messages()).toBe(0);
    await user.pointer({ keys: '[/MouseLeft]', target: button() });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(WRONG));
    expect(messages()).toBe(2);
  });

  it('shows its error after a click anywhere else', async () => {
    const user = await typing();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('heading', { level: 1 }) });
    expect(messages()).toBe(0);
    await user.pointer({ keys: '[/MouseLeft]' });
    await waitFor(() => expect(messages()).toBe(1));
  });

  it('shows its error at once if it loses the focus to the keyboard', async () => {
    const user = await typing();
    await user.tab();
    expect(messages()).toBe(1);
  });

  it('shows its error at the next key if the click ended outside of the page', async () => {
    const user = await typing();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('heading', { level: 1 }) });
    await user.keyboard('{Shift}');
    await waitFor(() => expect(messages()).toBe(1));
  });
});
