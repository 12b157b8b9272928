import { expect, it } from 'vitest';
import { inMemoryWorlds } from '../worlds.ts';
import { type JournalEntry, journals, MOST_JOURNAL_ENTRIES } from './journal.ts';
import { redacted } from './redacted.ts';

const ENTRY: Omit<JournalEntry, 'seq'> = { worldNow: '', wallNow: '', op: 'FindCart', vars: {}, batch: { id: 1, pos: 0, size: 1 }, session: 'nobody', ran: true };

it('remembers the latest calls to a world, and says what it has forgotten', () => {
  const worlds = inMemoryWorlds({ clock: { now: () => new Date('2026-11-23T09:00:00Z') } });
  const kept = journals();
  const journal = kept.of(worlds.create({ id: 'busy' }));
  for (let count = 0; count < MOST_JOURNAL_ENTRIES + 3; count += 1) journal.write(ENTRY);
  expect([journal.entries.length, journal.entries[0]?.seq, journal.truncatedBefore]).toEqual([MOST_JOURNAL_ENTRIES, 4, 4]);
  expect(kept.of(worlds.create({ id: 'idle' })).entries).toEqual([]);
});

it('keeps of secrets only how long they were, however deep they lie', () => {
  const told = redacted({ password: 'Kreide12', customer: { newPassword: 'x', name: 'Anna' }, list: [{ emailToken: 'abc' }], xJwt: null });
  expect(told).toEqual({ password: '«redacted:8»', customer: { newPassword: '«redacted:1»', name: 'Anna' }, list: [{ emailToken: '«redacted:3»' }], xJwt: null });
});
