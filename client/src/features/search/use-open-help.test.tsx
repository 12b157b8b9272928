import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { openPage } from '../../testing/open-page.tsx';
import { rememberSearch } from './recent-searches.ts';

it('the help of the search stays away if the focus has gone on before it arrives, and covers nothing', async () => {
  rememberSearch('heft');
  await openPage('/beratung/');
  const field = within(screen.getByRole('search')).getByLabelText('Artikel suchen');
  field.focus();
  screen.getByRole('link', { name: 'Anmelden' }).focus();
  await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  expect(screen.queryByRole('region', { name: 'Zuletzt gesucht' })).toBeNull();
  field.focus();
  expect(await screen.findByRole('region', { name: 'Zuletzt gesucht' })).not.toBeNull();
});
