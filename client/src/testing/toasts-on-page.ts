import { screen, within } from '@testing-library/react';

/** Texts of the toasts on the page, each beginning with its kind. */
export const toastsOnPage = (): readonly string[] =>
  within(screen.getByRole('region', { name: 'Hinweise' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
