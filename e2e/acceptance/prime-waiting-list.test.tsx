import { openPageOver } from '@shop/client/testing/open-page';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOf } from './testing/fetch-of.ts';
import { mailsOf } from './testing/orders-and-mails.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const WAITING = 'wartet@schule.example';

describe.each(WHOLE_SHOPS)('the waiting list of Prime, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('is joined by whoever types an e-mail address (PRIME-02)', async () => {
    const { browser, world, landing } = await resumeScenario(shop, 'prime-waiting-list');
    await openPageOver(fetchOf(browser), landing, 'de');
    const email = await screen.findByLabelText<HTMLInputElement>('E-Mail-Adresse');
    const press = () => userEvent.click(screen.getByRole('button', { name: 'In die Warteliste eintragen' }));
    await userEvent.type(email, 'wartet');
    await press();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(email);
    await userEvent.type(email, WAITING);
    await press();
    expect(await screen.findByText(/Sie stehen auf der Warteliste/u)).toBeTruthy();
    expect(mailsOf({ world }).map(({ to, template }) => [to, template])).toEqual([[WAITING, 'prime-waiting-list']]);
  });
});
