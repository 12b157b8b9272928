import { expect, it } from 'vitest';

import { findingsTable } from './findings-table.mjs';

it('says that nothing was found', () => {
  expect(findingsTable([])).toBe('Nothing that the storefront uses has changed.');
});

it('has a line for each finding, in aligned columns', () => {
  const findings = [
    { level: 'BREAKING', change: 'Moon was removed.', operations: ['Ask', 'Tell'] },
    { level: 'WARN', change: 'Sun.light is deprecated.', operations: ['Ask'] },
    { level: 'UNUSED', change: 'Star was removed.', operations: [] },
  ] as const;
  expect(findingsTable(findings).split('\n')).toEqual([
    'BREAKING  Moon was removed.         Ask, Tell',
    'WARN      Sun.light is deprecated.  Ask',
    'UNUSED    Star was removed.',
  ]);
});
