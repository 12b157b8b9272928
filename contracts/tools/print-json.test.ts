import { expect, it } from 'vitest';

import { printJson } from './print-json.ts';

it('prints short values on one line, and the same JSON whatever its length', () => {
  const long = {
    rules: Array.from({ length: 20 }, (_, at) => ({ at, empty: {}, text: 'a "quoted" text' })),
    none: null,
  };
  expect(printJson({ combine: 'AND' })).toBe('{"combine":"AND"}');
  expect(printJson(long).split('\n')).toHaveLength(25);
  expect(JSON.parse(printJson(long))).toEqual(long);
});
