import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { goOffline, goOnline } from '../../testing/go-offline.ts';
import { openPage } from '../../testing/open-page.tsx';

it('a file that is chosen while the connection is away says so, stays, and is sent when the shopper sends it again', async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue(undefined);
  await openPage('/myaccount/register/', {
    storefront: 'b2b-de',
    replies: { BusinessLists: () => ({ businessLists: { jobTitles: [], industries: [] } }) },
  });
  goOffline();
  fireEvent.change(screen.getByLabelText('Nachweis der Einrichtung oder Firma'), {
    target: { files: [new File(['%PDF'], 'Nachweis.pdf', { type: 'application/pdf' })] },
  });
  expect(await screen.findByText('Die Übertragung brach ab.')).toBeTruthy();
  goOnline();
  const again = await screen.findByRole('button', { name: /noch einmal/iu });
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(again);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
