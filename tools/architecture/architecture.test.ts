import { expect, it } from 'vitest';

import config from '../../.dependency-cruiser.cjs';
import { BREACHES, ALLOWED_TREE } from './breaches.ts';
import { rulesBrokenBy } from './cruise-tree.ts';

const rules = config.forbidden ?? [];
const names = [...new Set(rules.map(({ name }) => String(name)))];

it.each(names)('reports a breach of %s and of no other rule', async (rule) => {
  expect(await rulesBrokenBy(BREACHES[rule] ?? {})).toEqual([rule]);
});

it('has a rule for every planted breach', () => {
  expect(Object.keys(BREACHES).sort()).toEqual(names.toSorted());
});

it('accepts everything that the directions allow', async () => {
  expect(await rulesBrokenBy(ALLOWED_TREE)).toEqual([]);
});

it('gives the reason for every rule', () => {
  expect(rules.filter(({ comment = '' }) => comment.length < 60)).toEqual([]);
});
