import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import manifest from './package.json' with { type: 'json' };

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const GUIDE = textOf('VERIFYING.md');
const [OLDEST = ''] = /\d+/u.exec(manifest.engines.node) ?? [];

it('requires the Node that Pact requires: in the package, in its guide and in its commands', async () => {
  const pact: { readonly engines: { readonly node: string } } = JSON.parse(
    textOf('node_modules/@pact-foundation/pact-core/package.json'),
  );
  expect(manifest.engines.node).toBe(pact.engines.node);
  expect(GUIDE).toContain(`Node ${OLDEST} or newer`);
  expect(GUIDE).toContain(`image: node:${OLDEST}`);
  expect(textOf('check/command.mjs')).toContain(`const OLDEST_NODE = ${OLDEST};`);
});

it('is packed without questions, with the package manager of the repository', () => {
  const [pinned = ''] = /pnpm@[\d.]+/u.exec(textOf('../tools/steps/install.mjs')) ?? [];
  expect(GUIDE).toContain(`npx --yes ${pinned} pack`);
  expect(GUIDE).not.toMatch(/npx pnpm/u);
});

it('has the name in the guide that it is packed with', () => {
  expect(GUIDE).toContain(`${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`);
});

it.each(Object.entries(manifest.bin))('contains the command %s', (_command, file) => {
  expect(manifest.files.some((packed) => file.startsWith(`${packed}/`))).toBe(true);
  expect(textOf(file)).toMatch(/^#!\/usr\/bin\/env node\n/u);
});
