import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { followChanges } from './follow-changes.mjs';

let folder = '';
let stop = (): void => undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

it('passes on the names of saved files, with one call for files that were saved together', async () => {
  const seen: (readonly string[])[] = [];
  const worked = new Promise<void>((resolve) => {
    stop = followChanges([folder], async (files) => {
      seen.push([...files].sort());
      resolve();
    });
  });
  writeFileSync(path.join(folder, 'a.ts'), '1');
  writeFileSync(path.join(folder, 'b.ts'), '2');
  await worked;
  expect(seen).toEqual([['a.ts', 'b.ts']]);
});

it('calls again for files that were saved during the last call', async () => {
  const seen: string[] = [];
  await new Promise<void>((resolve) => {
    stop = followChanges([folder], async (files) => {
      seen.push(...files);
      if (files.includes('b.ts')) resolve();
      else writeFileSync(path.join(folder, 'b.ts'), '2');
    });
    writeFileSync(path.join(folder, 'a.ts'), '1');
  });
  expect(seen).toEqual(['a.ts', 'b.ts']);
});
