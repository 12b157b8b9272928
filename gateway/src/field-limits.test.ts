import { onScene } from '@shop/domain/testing/scenes';
import { inMemoryHarness } from '@shop/fakes/testing/in-memory-harness';
import { afterAll, describe, expect, it } from 'vitest';
import { KEPT_FIELDS } from './testing/limited-fields.ts';
import { standOnUpstream } from './upstream/testing/upstream-harness.ts';

const stand = await standOnUpstream();
afterAll(() => stand.close());

describe.each([
  ['in memory', inMemoryHarness],
  ['over the upstream', stand.harness],
] as const)('a shop %s', (_where, harness) => {
  it.each(KEPT_FIELDS)('keeps $what up to $limit characters, and not one more', async ({ limit, text, given, save }) => {
    await onScene(harness, given, async (scene) => {
      expect((await save(scene, text(limit + 1))).ok).toBe(false);
      expect((await save(scene, text(limit))).ok).toBe(true);
    })();
  });
});
