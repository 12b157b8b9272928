import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { readDraft } from '../../platform/forms/form-draft.ts';
import {
  aReturnDraft,
  aReturnFlow,
  aReturnItem,
  aReturnOrder,
  aSubmittedReturn,
  returnReplies,
} from '../../testing/a-return.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const ARTICLES = '/myaccount/returns/productselection/?order=hash-1';
const REGULATIONS = '/myaccount/returns/regulations/';
const CARRIER = '/myaccount/returns/carrier/';

beforeEach(() => sessionStorage.clear());

const taken = (path: string) => ({ __typename: 'ReturnStepTaken', path });
const open = (path: string, flow = aReturnFlow(), replies: ShopReplies = {}) =>
  openPage(path, {
    replies: {
      ...returnReplies(flow),
      SelectReturnItems: () => ({ selectReturnItems: taken(REGULATIONS) }),
      ChooseRegulation: () => ({ chooseRegulation: taken(CARRIER) }),
      ChooseReturnCarrier: () => ({ chooseReturnCarrier: taken('/myaccount/returns/confirm/') }),
      ...replies,
    },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `„${name}“ zurückgeben` }));
const line = (name: string) => within(screen.getByRole('group', { name }));
const summary = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the selection of articles', () => {
  it('needs an article, and says at which one something is missing', async () => {
    const { gateway } = await open(ARTICLES);
    await press('Weiter');
    expect(summary()).toEqual(['Bitte wählen Sie mindestens einen Artikel aus.']);
    await tick('Schreibheft');
    fireEvent.change(line('Schreibheft').getByLabelText('Menge'), { target: { value: '4' } });
    await press('Weiter');
    expect(summary()).toEqual([
      'Schreibheft: Bitte wählen Sie eine Menge, die Sie noch zurückgeben können.',
      'Schreibheft: Bitte wählen Sie einen Grund.',
    ]);
    expect(gateway.variablesOf('SelectReturnItems')).toEqual([]);
  });

  it('sends quantity, reason, message, what is wrong and the parts of a set (RETURN-07)', async () => {
    const { gateway } = await open(ARTICLES);
    await tick('Schreibheft');
    await tick('Bastelset');
    fireEvent.change(line('Schreibheft').getByLabelText('Menge'), { target: { value: '2' } });
    await userEvent.selectOptions(line('Schreibheft').getByLabelText('Grund'), 'changed-mind');
    await userEvent.selectOptions(line('Bastelset').getByLabelText('Grund'), 'incomplete');
    fireEvent.change(line('Bastelset').getByLabelText(/^Was fehlt\?/u), { target: { value: ' Der Kleber ' } });
    fireEvent.change(line('Bastelset').getByLabelText(/^Nachricht zu diesem Artikel/u), { target: { value: 'Danke' } });
    await userEvent.click(line('Bastelset').getByRole('checkbox', { name: 'Kleber' }));
    await press('Weiter');
    await waitFor(() => expect(gateway.variablesOf('SelectReturnItems')).toHaveLength(1));
    expect(gateway.variablesOf('SelectReturnItems')).toEqual([
      {
        order: 'hash-1',
        items: [
          { id: 'line-1', quantity: 2, reason: 'changed-mind', images: [], components: [] },
          {
            id: 'line-2',
            quantity: 1,
            reason: 'incomplete',
            images: [],
            components: ['glue'],
            comment: 'Danke',
            additionalInfo: 'Der Kleber',
          },
        ],
      },
    ]);
  });

  it('asks what is wrong, for photos and for parts only if something is wrong', async () => {
    await open(ARTICLES);
    await tick('Bastelset');
    await userEvent.selectOptions(line('Bastelset').getByLabelText('Grund'), 'changed-mind');
    expect(line('Bastelset').queryByLabelText(/^Fotos/u)).toBeNull();
    expect(line('Bastelset').queryByRole('checkbox', { name: 'Kleber' })).toBeNull();
    await userEvent.selectOptions(line('Bastelset').getByLabelText('Grund'), 'defective');
    expect(line('Bastelset').getByLabelText(/^Was funktioniert nicht\?/u)).toBeTruthy();
    expect(line('Bastelset').getByLabelText(/^Fotos/u)).toBeTruthy();
  });

  it.each([
    ['not-delivered', { returnUntil: null }, /^Noch nicht geliefert\./u],
    ['window-closed', { returnUntil: '2026-11-12' }, 'Die Rückgabe war bis Do, 12. November möglich.'],
    ['already-returned', {}, 'Schon zurückgegeben, angemeldet am 23.11.2026.'],
    ['excluded', {}, 'Diesen Artikel können wir nicht zurücknehmen.'],
    ['unknown', {}, 'Diesen Artikel können Sie hier zurzeit nicht zurückgeben.'],
  ] as const)(
    'shows a line that is %s with the reason, and nothing to tick',
    async (notReturnableBecause, said, words) => {
      const blocked = aReturnItem({ returnableQuantity: 0, notReturnableBecause, ...said });
      await open(ARTICLES, aReturnFlow({ order: aReturnOrder({ items: [blocked], returns: [aSubmittedReturn()] }) }));
      expect(
        within(screen.getByRole('region', { name: 'Kann nicht zurückgegeben werden' })).getByText(words),
      ).toBeTruthy();
      expect(screen.queryByRole('checkbox')).toBeNull();
      expect(screen.getByText(/können Sie zurzeit nichts zurückgeben/u)).toBeTruthy();
    },
  );

  it('shows what was chosen before, and forgets what was typed for another order (RETURN-04)', async () => {
    await open(ARTICLES, aReturnFlow({ draft: aReturnDraft() }));
    expect(screen.getByLabelText('Menge')).toHaveProperty('value', '2');
    fireEvent.change(line('Schreibheft').getByLabelText(/^Was ist beschädigt\?/u), { target: { value: 'Zwei Risse' } });
    expect(JSON.stringify(readDraft('return-items'))).toContain('Zwei Risse');
    await open(
      '/myaccount/returns/productselection/?order=hash-2',
      aReturnFlow({ order: aReturnOrder({ hash: 'hash-2' }) }),
    );
    expect(readDraft('return-items')).toBeUndefined();
  });
});

describe('the later steps', () => {
  it('have the first regulation chosen, and send the chosen one', async () => {
    const { gateway } = await open(
      REGULATIONS,
      aReturnFlow({ draft: aReturnDraft({ regulation: null, carrier: null }) }),
    );
    expect(screen.getByRole('radio', { name: 'Ersatz' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: 'Geld zurück' }));
    await press('Weiter zum Rückversand');
    await waitFor(() =>
      expect(gateway.variablesOf('ChooseRegulation')).toEqual([{ order: 'hash-1', regulation: 'refund' }]),
    );
  });

  it('have the first carrier that accepts the goods chosen, with one label, and the reason why another does not (RETURN-06)', async () => {
    const { gateway } = await open(CARRIER, aReturnFlow({ draft: aReturnDraft({ carrier: null }) }));
    expect(screen.getByRole('radio', { name: 'DHL' })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: 'Spedition' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/Die Spedition holt nur Sendungen ab/u)).toBeTruthy();
    expect(screen.getByLabelText('Anzahl der Pakete')).toHaveProperty('value', '1');
    await press('Weiter zur Prüfung');
    await waitFor(() =>
      expect(gateway.variablesOf('ChooseReturnCarrier')).toEqual([{ order: 'hash-1', carrier: 'dhl', labels: 1 }]),
    );
  });

  it('keep the choice to send the goods without a label, and ask for no number of labels', async () => {
    await open(CARRIER, aReturnFlow({ draft: aReturnDraft({ carrier: 'nolabel' }) }));
    expect(screen.getByRole('radio', { name: 'Ohne Etikett' })).toHaveProperty('checked', true);
    expect(screen.queryByLabelText('Anzahl der Pakete')).toBeNull();
  });

  it('lead to where the return goes on if another tab has begun another one', async () => {
    const gone = {
      chooseRegulation: { __typename: 'ReturnNotReady', path: '/myaccount/returns/', notice: 'shop.return.notFound' },
    };
    const { currentPath } = await open(
      REGULATIONS,
      aReturnFlow({ draft: aReturnDraft({ regulation: null, carrier: null }) }),
      { ChooseRegulation: () => gone },
    );
    await press('Weiter zum Rückversand');
    await waitFor(() => expect(currentPath()).toBe('/myaccount/returns/'));
    expect(toastsOnPage()).toEqual([expect.stringMatching(/finden wir keine Bestellung/u)]);
  });
});
