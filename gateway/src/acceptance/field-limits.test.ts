import { withFixture } from '@shop/domain/testing/fixtures';
import { inMemoryHarness } from '@shop/fakes/testing/in-memory-harness';
import { afterAll, describe, expect, it } from 'vitest';
import { STORED_FIELDS } from '../testing/limited-fields.ts';
import { openFakeUpstream } from '../upstream/testing/open-fake-upstream.ts';

const fakeUpstream = await openFakeUpstream();
afterAll(() => fakeUpstream.close());

describe.each([
  ['in memory', inMemoryHarness],
  ['over the upstream', fakeUpstream.harness],
] as const)('a shop %s', (_where, harness) => {
  it.each(STORED_FIELDS)(
    'stores $what up to $limit characters, and not one more',
    async ({ limit, text, preconditions, save }) => {
      await withFixture(harness, preconditions, async (fixture) => {
        expect((await save(fixture, text(limit + 1))).ok).toBe(false);
        expect((await save(fixture, text(limit))).ok).toBe(true);
      })();
    },
  );
});
