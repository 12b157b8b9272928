import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { tempFile } from '../testing/temp-file.ts';

const at = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));
const SCHEMA = at('schema/upstream.graphql');

const run = (command: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at(`check/${command}.mjs`), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

it('breaking.mjs exits with 0 if nothing has changed', () => {
  expect(run('breaking', SCHEMA, SCHEMA)).toEqual({
    status: 0,
    stdout: 'Nothing that the storefront uses has changed.\n',
    stderr: '',
  });
});

it('can-deploy.mjs exits with 1 if nobody has verified the version', () => {
  const nowhere = `${tempFile('a.txt', '')}-results`;
  expect(run('can-deploy', '--results', nowhere, '--provider-version', '1')).toEqual({
    status: 1,
    stdout: expect.stringContaining(`There are no results in ${nowhere}.`),
    stderr: '',
  });
});

it.each([
  ['breaking', [SCHEMA], '<older schema> <newer schema>'],
  ['can-deploy', [], '--provider-version <version>'],
])(
  '%s.mjs exits with 2 if it has no result, and says how to mend it, without a stack trace',
  (command, args, mending) => {
    const { status, stdout, stderr } = run(command, ...args);
    expect([status, stdout, stderr.includes('    at ')]).toEqual([2, '', false]);
    expect(stderr).toContain(mending);
  },
);
