import { expect, it } from 'vitest';

import config from '../../.dependency-cruiser.cjs';
import { BREACHES, HOUSE_IN_ORDER } from './breaches.ts';
import { rulesBrokenBy } from './cruise-tree.ts';

const rules = config.forbidden ?? [];

it.each(rules.map(({ name }) => String(name)))('notices a breach of %s, and calls it nothing else', async (rule) => {
  expect(await rulesBrokenBy(BREACHES[rule] ?? {})).toEqual([rule]);
});

it('has a rule for every planted breach', () => {
  expect(Object.keys(BREACHES).sort()).toEqual(rules.map(({ name }) => String(name)).sort());
});

it('lets pass what the directions allow', async () => {
  expect(await rulesBrokenBy(HOUSE_IN_ORDER)).toEqual([]);
});

it('says for every rule why it is there', () => {
  expect(rules.filter(({ comment = '' }) => comment.length < 60)).toEqual([]);
});
