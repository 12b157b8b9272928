import { expect, it } from 'vitest';
import { inMemoryWorlds } from '../../in-memory-worlds.ts';
import { type JournalEntry, journals, MAX_JOURNAL_ENTRIES } from './journal.ts';
import { redacted } from './redacted.ts';

const ENTRY: Omit<JournalEntry, 'seq'> = {
  worldNow: '',
  wallNow: '',
  op: 'FindCart',
  vars: {},
  batch: { id: 1, pos: 0, size: 1 },
  session: 'nobody',
  ran: true,
};

it('stores the latest calls to a world, and says how many were discarded', () => {
  const worlds = inMemoryWorlds({ clock: { now: () => new Date('2026-11-23T09:00:00Z') } });
  const byWorld = journals();
  const journal = byWorld.of(worlds.create({ id: 'busy' }));
  for (let count = 0; count < MAX_JOURNAL_ENTRIES + 3; count += 1) journal.write(ENTRY);
  expect([journal.entries.length, journal.entries[0]?.seq, journal.truncatedBefore]).toEqual([
    MAX_JOURNAL_ENTRIES,
    4,
    4,
  ]);
  expect(byWorld.of(worlds.create({ id: 'idle' })).entries).toEqual([]);
});

it('records only the length of secrets, however deeply they are nested', () => {
  const logged = redacted({
    password: 'Kreide12',
    customer: { newPassword: 'x', name: 'Anna' },
    list: [{ emailToken: 'abc' }],
    xJwt: null,
  });
  expect(logged).toEqual({
    password: '«redacted:8»',
    customer: { newPassword: '«redacted:1»', name: 'Anna' },
    list: [{ emailToken: '«redacted:3»' }],
    xJwt: null,
  });
});

it('calls each listener for each call until it unsubscribes, and returns lists that cannot be changed', () => {
  const journal = journals().of(inMemoryWorlds({ clock: { now: () => new Date('2026-11-23T09:00:00Z') } }).create());
  const heard: number[] = [];
  const stop = journal.onWrite(({ seq }) => heard.push(seq));
  journal.write(ENTRY);
  journal.write({ ...ENTRY, op: 'submitCart' });
  stop();
  journal.write(ENTRY);
  expect(heard).toEqual([1, 2]);
  Reflect.set(journal.entries, 'length', 0);
  expect(journal.entries.map(({ op, seq }) => [op, seq])).toEqual([
    ['FindCart', 1],
    ['submitCart', 2],
    ['FindCart', 3],
  ]);
  expect(journal.truncatedBefore).toBe(1);
});

it('is the same for the same world', () => {
  const byWorld = journals();
  const world = inMemoryWorlds({ clock: { now: () => new Date('2026-11-23T09:00:00Z') } }).create();
  byWorld.of(world).write(ENTRY);
  expect(byWorld.of(world).entries).toHaveLength(1);
});

it.each(['password', 'newPassword', 'client_secret', 'emailToken', 'jwt', 'honeypot'])(
  'records no value named %s, and of files only their name',
  (name) => {
    const file = new File(['four'], 'pass.pdf', { type: 'application/pdf' });
    expect(redacted({ [name]: 1234, quantity: 2, file, list: ['a', 1, null] })).toEqual({
      [name]: '«redacted:4»',
      quantity: 2,
      file: '«file pass.pdf, application/pdf, 4»',
      list: ['a', 1, null],
    });
    expect(redacted({ [name]: undefined })).toEqual({ [name]: undefined });
  },
);
