import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { aCheckout, checkoutReplies } from '../../testing/a-checkout.ts';
import { openPage } from '../../testing/open-page.tsx';
import { passTime } from '../../testing/pass-time.ts';
import { ANNOUNCE_DELAY_MS } from '../../ui/character-count.tsx';

const TOO_LONG = `Bitte kürzen Sie die Angabe „Nachricht zur Bestellung“ auf höchstens ${FIELD_LIMITS.comment} Zeichen.`;

const open = (placeOrder: unknown = {}) =>
  openPage('/checkout/summary/', { replies: { ...checkoutReplies(aCheckout()), PlaceOrder: () => ({ placeOrder }) } });
const comment = () => screen.getByLabelText(/^Nachricht zur Bestellung/u);
const write = (length: number): void => void fireEvent.change(comment(), { target: { value: 'x'.repeat(length) } });
const click = () => userEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
/** The description of a field: its hint and its error. */
const saidAt = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('the message to the shop', () => {
  it('shows its limit before anything is typed, and counts the characters left', async () => {
    await open();
    expect(saidAt(comment())).toBe(`Höchstens ${FIELD_LIMITS.comment} Zeichen.`);
    expect(screen.getByText(`Noch ${FIELD_LIMITS.comment} Zeichen`)).toBeTruthy();
    write(FIELD_LIMITS.comment - 1);
    expect(screen.getByText('Noch 1 Zeichen')).toBeTruthy();
    write(FIELD_LIMITS.comment + 2);
    expect(screen.getByText('2 Zeichen zu viel')).toBeTruthy();
    expect(comment().textContent).toHaveLength(FIELD_LIMITS.comment + 2);
  });

  it('announces its count when typing pauses, and only near the limit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open();
    const said = (): readonly string[] =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent ?? '')
        .filter((text) => text.includes('Zeichen'));
    write(FIELD_LIMITS.comment / 2);
    await passTime(ANNOUNCE_DELAY_MS);
    expect(said()).toEqual([]);
    write(FIELD_LIMITS.comment - 3);
    await passTime(ANNOUNCE_DELAY_MS - 1);
    expect(said()).toEqual([]);
    await passTime(1);
    expect(said()).toEqual(['Noch 3 Zeichen']);
  });

  it('is not sent if it is too long: field and error summary name the field and its limit in the same words', async () => {
    const { gateway } = await open();
    write(FIELD_LIMITS.comment + 1);
    await click();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link').textContent).toBe(TOO_LONG);
    expect(saidAt(comment())).toContain(TOO_LONG);
    expect(gateway.variablesOf('PlaceOrder')).toEqual([]);
  });

  it('shows the shop’s error at its field until it is corrected', async () => {
    await open({
      __typename: 'FormRefused',
      fieldErrors: [{ field: 'comment', messageKey: 'shop.form.error.tooLong', form: null }],
      generalKey: null,
    });
    write(10);
    await click();
    await waitFor(() => expect(saidAt(comment())).toContain(TOO_LONG));
    write(5);
    expect(saidAt(comment())).not.toContain(TOO_LONG);
  });
});
