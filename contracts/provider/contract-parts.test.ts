import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { writeContractParts } from './contract-parts.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'contract-parts-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const contract = (descriptions: readonly string[]) =>
  JSON.stringify({
    consumer: { name: 'shop' },
    interactions: descriptions.map((description) => ({ description, providerStates: [{}, {}] })),
  });

const written = (files: readonly string[]) =>
  files.map((file): { consumer: unknown; interactions: { description: string }[] } =>
    JSON.parse(readFileSync(file, 'utf8')),
  );

describe('the parts of a contract', () => {
  it('are small, and hold every interaction once, in order, beside all else that the contract says', () => {
    const descriptions = Array.from({ length: 45 }, (_, number) => `interaction ${number}`);
    const { files, interactions } = writeContractParts(contract(descriptions), undefined, folder);
    const parts = written(files);
    expect(parts.map((part) => part.interactions.length)).toEqual([20, 20, 5]);
    expect(parts.flatMap((part) => part.interactions.map(({ description }) => description))).toEqual(descriptions);
    expect(parts.map(({ consumer }) => consumer)).toEqual(Array.from({ length: 3 }, () => ({ name: 'shop' })));
    expect(interactions).toEqual(descriptions.map((description) => ({ description, states: 2 })));
  });

  it('hold only the interactions that are asked for', () => {
    const { files } = writeContractParts(contract(['a guest', 'a visitor']), '^a v', folder);
    expect(written(files).flatMap((part) => part.interactions.map(({ description }) => description))).toEqual([
      'a visitor',
    ]);
  });

  it.each(['{', '{}', 'null'])('are not made of %s, which is no contract', (pact) => {
    expect(() => writeContractParts(pact, undefined, folder)).toThrow('no JSON with a list of interactions');
  });
});
