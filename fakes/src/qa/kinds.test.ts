import { expect, it } from 'vitest';
import { instant } from './kinds.ts';

it.each([
  ['2026-08-03', '2026-08-03T00:00:00.000Z'],
  ['2026-08-03T10:00Z', '2026-08-03T10:00:00.000Z'],
  ['2026-08-03T10:00:30.5+02:00', '2026-08-03T08:00:30.500Z'],
])('%s is the instant %s on every machine', (sent, read) => {
  expect(instant.read(sent)?.toISOString()).toBe(read);
});

it.each(['2026-08-03T10:00', '2026-08-03T10:00:00', '2026-02-30', '2026-08-03T25:00Z', '0026-08-03', 'soon', 20_260_803])('%j is no instant: it names no time zone, no day or no hour', (sent) => {
  expect(instant.read(sent)).toBeUndefined();
});
