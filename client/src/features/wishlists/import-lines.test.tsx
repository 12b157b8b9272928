import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { aList, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

const LABEL = 'Artikelnummern und Mengen';
const DO = 'Auf die Liste setzen';

const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
});

const open = async (lines: readonly object[] = []) => {
  const list = aList();
  await openPage(`/myaccount/wishlist/?list=${list.externalId}&open=import`, {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () => ownLists(list),
      ImportIntoWishlist: (variables) => {
        sent.push(variables);
        return { importIntoWishlist: { __typename: 'ListImported', list, lines } };
      },
    },
  });
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: LABEL });
};

const press = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: DO }));
};

const choose = (file: File): void => {
  fireEvent.change(screen.getByLabelText('Aus einer Datei einfügen (Excel, CSV)'), { target: { files: [file] } });
};

/** Lines of which the list takes one. */
const MIXED = [
  { text: 'Hefte', outcome: 'no-number' },
  { text: '4711', outcome: 'added' },
  { text: '999999;2', outcome: 'unknown' },
  { text: 'Stifte', outcome: 'no-number' },
];

it('gives lines back in the order in which they were pasted, each with its reason', async () => {
  const field = await open(MIXED);
  press(field, 'Hefte\n4711\n999999;2\nStifte');
  const told = within(
    await screen.findByRole('list', { name: 'Nicht auf der Liste und deshalb wieder im Feld: 3 Zeilen.' }),
  );
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hefte: Darin finden wir keine Artikelnummer.',
    '999999;2: Diese Nummer führen wir nicht.',
    'Stifte: Darin finden wir keine Artikelnummer.',
  ]);
  expect(field.value).toBe('Hefte\n999999;2\nStifte');
  expect(screen.getByText('Auf „Merkzettel“ dazugekommen: 1 Artikel.')).toBeTruthy();
});

it('says of a text that is too long how long it may be, and no longer what became of the one before', async () => {
  const field = await open([{ text: 'Hefte', outcome: 'no-number' }]);
  press(field, 'Hefte');
  await screen.findByText('Nicht auf der Liste und deshalb wieder im Feld: 1 Zeile.');
  press(field, 'x'.repeat(50_001));
  expect(
    await screen.findByRole('link', {
      name: 'Bitte kürzen Sie die Angabe „Artikelnummern und Mengen“ auf höchstens 50.000 Zeichen.',
    }),
  ).toBeTruthy();
  expect(screen.queryByText('Nicht auf der Liste und deshalb wieder im Feld: 1 Zeile.')).toBeNull();
});

it.each([
  ['sends', 'line ends of two characters', `4711\r\n${'x'.repeat(49_995)}`, 1],
  [
    'does not send',
    'spaces and invisible characters beyond the limit',
    `4711${' '.repeat(25_000)}${'\u200b'.repeat(25_000)}`,
    0,
  ],
])('%s what the shop counts as it does: %s', async (_sends, _what, typed, times) => {
  const field = await open();
  press(field, typed);
  await waitFor(() =>
    expect([sent.length, screen.queryAllByText('Bitte prüfen Sie Ihre Angaben').length]).toEqual([times, 1 - times]),
  );
});

it('puts the lines of a file into the field', async () => {
  const field = await open();
  choose(new File(['4711;3\r\n4712;1'], 'klasse.csv'));
  await waitFor(() => expect(field.value.split(/\r?\n/u)).toEqual(['4711;3', '4712;1']));
});

it.each([
  [
    'a picture by the name of a table',
    new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.csv'),
  ],
  ['a packed file that is no spreadsheet', new File(['PK\u0003\u0004', new Uint8Array(300_000)], 'klasse.xlsx')],
])('says at once of %s what can be put in instead', async (_what, file) => {
  const field = await open();
  choose(file);
  expect(
    (
      await screen.findByText(
        /Speichern Sie eine Tabelle bitte als Excel-Datei \(\.xlsx\) oder CSV, oder kopieren Sie ihre Zeilen/u,
      )
    ).closest('[role=alert]'),
  ).not.toBeNull();
  expect(field.value).toBe('');
});

it('says of a file that is too long how long it may be, without reading all of it', async () => {
  const field = await open();
  const file = new File(['4711;3\n'.repeat(500_000)], 'shop.csv');
  const read: number[] = [];
  choose(
    Object.assign(file, {
      slice: (from: number, to: number) => {
        read.push(to);
        return Blob.prototype.slice.call(file, from, to);
      },
    }),
  );
  expect(await screen.findByText(/Auf einmal gehen höchstens 500 Zeilen und 50\.000 Zeichen/u)).toBeTruthy();
  expect([read, field.value]).toEqual([[200_000], '']);
});

it('forgets the complaint about a file with the next one', async () => {
  await open();
  choose(new File(['PK\u0003\u0004'], 'klasse.xlsx'));
  await screen.findByText(/Speichern Sie eine Tabelle bitte als Excel-Datei/u);
  choose(new File(['4711;3'], 'klasse.csv'));
  await waitFor(() => expect(screen.queryByText(/Speichern Sie eine Tabelle bitte als Excel-Datei/u)).toBeNull());
});

it('leads to what it tells: the button may lie a screen below', async () => {
  const scrolledTo = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  onTestFinished(() => scrolledTo.mockRestore());
  press(await open(MIXED), 'Hefte\n4711\n999999;2\nStifte');
  await waitFor(() =>
    expect(document.activeElement?.textContent).toContain('999999;2: Diese Nummer führen wir nicht.'),
  );
  expect(scrolledTo.mock.contexts).toEqual([document.activeElement]);
});

it.each([
  ['no bytes', ''],
  ['blank lines', '\n \r\n\n'],
])('says of a file of %s that there is nothing in it, and leaves the field alone', async (_what, text) => {
  const field = await open();
  fireEvent.change(field, { target: { value: '4711' } });
  choose(new File([text], 'liste.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/^In dieser Datei steht nichts, was wir einfügen können\./u)).toBeTruthy();
  expect(field.value).toBe('4711');
});
