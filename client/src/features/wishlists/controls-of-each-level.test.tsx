import { RIGHTS_ON_LISTS } from '@shop/domain/testing/rights-on-lists';
import { WISHLIST_ACTIONS, WISHLIST_LEVELS } from '@shop/domain/wishlists/wishlist-rights';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { aList, anEntry, aRemovedEntry, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

type Member = 'commentator' | 'editor' | 'admin' | 'creator';

const USERS = (['creator', 'admin', 'editor', 'commentator'] as const).map((level) => ({
  memberId: level,
  name: `Ada ${level}`,
  level,
}));

/** A class list with an article of which two pieces are claimed and not bought, one that was removed, and a link for parents. */
const listOf = (level: Member) =>
  aList({
    kind: 'class-list',
    name: 'Klasse 3b',
    isDefault: false,
    isStandardList: false,
    level,
    may: WISHLIST_ACTIONS.filter((action) => RIGHTS_ON_LISTS[action][WISHLIST_LEVELS.indexOf(level)]),
    users: USERS.map((user) => ({ ...user, isSelf: user.level === level })),
    entries: [anEntry({ claims: { taken: 3, bought: 1, own: [] } })],
    removed: [aRemovedEntry()],
    links: [{ level: 'viewer', createdAt: '2026-11-20T10:00:00Z', expiresAt: '2027-02-18T10:00:00Z' }],
  });

const namesOf = (part: HTMLElement): readonly string[] =>
  [...part.querySelectorAll('button, a, summary, input:not([type=hidden]), select')].map((control) => {
    const label =
      control.getAttribute('aria-label') ?? document.querySelector(`label[for="${control.id}"]`)?.textContent;
    return (label ?? control.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
  });

const open = async (level: Member): Promise<void> => {
  await openPage('/myaccount/wishlist/', {
    replies: { Me: () => ({ me: aCustomer() }), OwnWishlists: () => ownLists(listOf(level)) },
  });
};

/** What is no right: a box to choose the article, its page, and what sending it costs. */
const OF_ANYBODY = ['Bleistift auswählen', 'Bleistift', 'Versand', ''];
const FILES = ['Auf den Bestellschein', 'Drucken', 'Als Tabelle speichern (CSV)', 'Als PDF speichern'];
const ENTRY = ['In den Warenkorb Bleistift', 'Optionen Bleistift', 'Kommentieren Bleistift'];
const CHANGES = ['Entfernen Bleistift', 'Eins weniger', 'Menge: Bleistift', 'Eins mehr'];

/** What the head of the list, the removed article, the other one, and both chosen offer, as a reader sees it from top to bottom. */
const CONTROLS = {
  commentator: {
    head: ['Kommentieren', 'Weitere Aktionen', 'Als Standard nehmen', ...FILES, 'Verlassen'],
    removed: [],
    entry: ENTRY,
    chosen: ['Auf eine andere Liste', 'In den Warenkorb'],
  },
  editor: {
    head: ['Kommentieren', 'Weitere Aktionen', 'Artikel einfügen', 'Als Standard nehmen', ...FILES, 'Verlassen'],
    removed: ['Wiederherstellen Radierer', 'Alle Entfernten ausblenden'],
    entry: [...ENTRY, ...CHANGES],
    chosen: ['Auf eine andere Liste', 'In den Warenkorb', 'Entfernen'],
  },
  admin: {
    head: [
      ...['Teilen', 'Kommentieren', 'Weitere Aktionen', 'Artikel einfügen', 'Umbenennen und beschreiben'],
      ...['Als Standard nehmen', ...FILES, 'Verlassen'],
    ],
    removed: ['Wiederherstellen Radierer', 'Alle Entfernten ausblenden'],
    entry: [...ENTRY, 'Übernommenes freigeben (2 Stück) Bleistift', ...CHANGES],
    chosen: ['Auf eine andere Liste', 'In den Warenkorb', 'Entfernen'],
  },
  creator: {
    head: [
      ...['Teilen', 'Kommentieren', 'Weitere Aktionen', 'Artikel einfügen', 'Umbenennen und beschreiben'],
      ...['Als Standard nehmen', ...FILES, 'Löschen'],
    ],
    removed: ['Wiederherstellen Radierer', 'Alle Entfernten ausblenden'],
    entry: [...ENTRY, 'Übernommenes freigeben (2 Stück) Bleistift', ...CHANGES],
    chosen: ['Auf eine andere Liste', 'In den Warenkorb', 'Entfernen'],
  },
} as const satisfies Readonly<Record<Member, object>>;

const LINKS_BELOW_ADMIN = [
  'Neuen Link erstellen: Für Eltern',
  'Link erstellen: Kommentieren',
  'Link erstellen: Bearbeiten',
];
const changesOf = (level: string) => [`Darf: Ada ${level}`, `Ändern Ada ${level}`, `Entfernen Ada ${level}`];

describe('who has a list open', () => {
  it.each(['commentator', 'editor', 'admin', 'creator'] as const)(
    'reads exactly the controls for what they may do, as its %s',
    async (level) => {
      await open(level);
      expect(namesOf(screen.getByRole('group', { name: 'Diese Liste' }))).toEqual(CONTROLS[level].head);
      const inMain = namesOf(screen.getByRole('main'));
      expect(inMain.filter((name) => /Radierer|Entfernten/u.test(name))).toEqual(CONTROLS[level].removed);
      const entry = namesOf(screen.getByRole('row', { name: /Bleistift/u }));
      expect(entry.filter((name) => !OF_ANYBODY.includes(name))).toEqual(CONTROLS[level].entry);
      await userEvent.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }));
      expect(
        within(screen.getByRole('group', { name: 'Mit der Auswahl' }))
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(CONTROLS[level].chosen);
    },
  );

  it.each([
    {
      level: 'admin',
      below: ['editor', 'commentator'],
      links: LINKS_BELOW_ADMIN,
      levels: ['Kommentieren', 'Bearbeiten'],
    },
    {
      level: 'creator',
      below: ['admin', 'editor', 'commentator'],
      links: [...LINKS_BELOW_ADMIN, 'Link erstellen: Verwalten', 'Alle Links widerrufen', 'Alle widerrufen'],
      levels: ['Kommentieren', 'Bearbeiten', 'Verwalten'],
    },
  ] as const)('shares it only with levels below their own, as its $level', async ({ level, below, links, levels }) => {
    await open(level);
    await userEvent.click(screen.getByRole('link', { name: 'Teilen' }));
    const dialog = await screen.findByRole('dialog');
    const handOver =
      level === 'creator' ? (name: string) => [`Liste übergeben Ada ${name}`, `Übergeben Ada ${name}`] : () => [];
    expect(namesOf(dialog)).toEqual([
      ...['Schließen', 'Anderen Link erstellen', ...links],
      ...['E-Mail-Adresse', 'Darf', 'Einladung senden'],
      ...below.flatMap((name) => [...changesOf(name), ...handOver(name)]),
    ]);
    const choices = [...dialog.querySelectorAll('select')].map(({ options }) => [...options].map(({ text }) => text));
    expect(choices).toEqual([levels, ...below.map(() => levels)]);
  });
});
