import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FAULT_KINDS } from '../worlds/faults/fault-kinds.ts';

const QA_PLANE = readFileSync(join(import.meta.dirname, '../../../docs/qa-plane.md'), 'utf8');

/** The kinds in the table of a page: its first column may name several in a row. */
const kindsIn = (page: string): readonly string[] => {
  const [, table = ''] = page.split('| kind | options | hits | effect |\n');
  const [rows = ''] = table.split('\n\n');
  return rows
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/gu)].flatMap(([, kind]) => kind ?? []));
};

it('testers find every kind of fault in the table of docs/qa-plane.md', () => {
  expect([...kindsIn(QA_PLANE)].toSorted()).toEqual(Object.keys(FAULT_KINDS).toSorted());
});
