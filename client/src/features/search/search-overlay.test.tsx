import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { openPage } from '../../testing/open-page.tsx';
import {
  openSearch,
  searchField,
  searchReplies,
  stubPhone,
  typeBeforeListening,
  typeTerm,
} from '../../testing/open-search.tsx';

beforeEach(() => stubPhone(false));

describe('the search of a phone', () => {
  it('opens an overlay with its own field as soon as somebody types, and returns what was typed (SEARCH-08)', async () => {
    await openSearch();
    stubPhone(true);
    typeTerm('he');
    const overlay = await screen.findByRole('dialog', { name: 'Suche' });
    const own = within(overlay).getByLabelText<HTMLInputElement>('Artikel suchen');
    expect(own.value).toBe('he');
    await waitFor(() => expect(document.activeElement).toBe(own));
    fireEvent.input(own, { target: { value: 'heft' } });
    await waitFor(() => expect(within(overlay).getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(searchField().value).toBe('heft');
  });

  it.each([
    ['tapped', true],
    ['typed into', false],
  ])('opens with what was typed while it rendered, if the field was %s', async (_, isTouch) => {
    await openPage('/beratung/', { replies: searchReplies });
    stubPhone(true, isTouch);
    typeBeforeListening('he');
    searchField().focus();
    const overlay = await screen.findByRole('dialog', { name: 'Suche' });
    await waitFor(() => expect(within(overlay).getByLabelText<HTMLInputElement>('Artikel suchen').value).toBe('he'));
    await waitFor(() => expect(document.activeElement).toBe(within(overlay).getByLabelText('Artikel suchen')));
  });

  it('leads on from the overlay, which closes (SEARCH-05, SEARCH-08)', async () => {
    const { currentPath } = await openSearch();
    stubPhone(true);
    typeTerm('retoure');
    await screen.findByRole('dialog', { name: 'Suche' });
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/service/versand/'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
