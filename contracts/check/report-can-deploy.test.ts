import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { captureCommand } from '../testing/capture-command.ts';
import { tempFile } from '../testing/temp-file.ts';
import { reportCanDeploy } from './report-can-deploy.mjs';

const shaOf = (content: string): string => createHash('sha256').update(content).digest('hex');
const verified = (content: string) => ({
  contractSha: shaOf(content),
  providerVersion: '4.2.0',
  date: '2026-08-03T10:00:00Z',
  passed: 60,
  failed: [],
});

const PACT = tempFile('pact.json', '{}');
const recordsOf = (content: string): string => path.dirname(tempFile('4.2.0.json', JSON.stringify(verified(content))));
const RESULTS = recordsOf('{}');
const canDeploy = (...args: readonly string[]) => captureCommand(reportCanDeploy, args);
const withVersion = (version: string) => canDeploy('--pact', PACT, '--results', RESULTS, '--provider-version', version);

it('prints its usage', async () => {
  const { code, printed } = await canDeploy('--help');
  expect(code).toBe(0);
  for (const word of ['--provider-version', '--pact', '--results', 'Exit code 0']) expect(printed).toContain(word);
});

it('passes for the verified version and fails for any other, with the reason', async () => {
  expect(await withVersion('4.2.0')).toEqual({
    code: 0,
    printed: expect.stringMatching(/provider 4\.2\.0 passed in 60 interactions\.$/u),
  });
  expect(await withVersion('4.3.0')).toEqual({
    code: 1,
    printed: expect.stringMatching(
      /were never verified together\. This contract passed with 4\.2\.0\..*with --provider-version\.$/u,
    ),
  });
});

it('uses this package’s contract if none is given', async () => {
  const contract = readFileSync(
    fileURLToPath(new URL('../pacts/shop-gateway-shop-upstream.json', import.meta.url)),
    'utf8',
  );
  expect((await canDeploy('--results', recordsOf(contract), '--provider-version', '4.2.0')).code).toBe(0);
});

it('finds the records among a folder’s files', async () => {
  const results = recordsOf('{}');
  writeFileSync(path.join(results, 'README.md'), 'Records of verifications.');
  expect((await canDeploy('--pact', PACT, '--results', results, '--provider-version', '4.2.0')).code).toBe(0);
});

it.each([
  ['no version', ['--pact', PACT], '--provider-version is missing: it names the version to go live.'],
  ['a version that is empty', ['--pact', PACT, '--provider-version', ''], '--provider-version is empty'],
  ['a word that it does not know', ['--version', '1'], "Unknown option '--version'"],
  ['no contract', ['--pact', `${PACT}.gone`, '--provider-version', '4.2.0'], 'pact.json.gone cannot be read'],
])('has no result with %s, and says how to mend it', async (_what, args, mending) => {
  expect(await canDeploy(...args)).toEqual({ code: 2, printed: '', errorMessage: expect.stringContaining(mending) });
});

it('says where it looked if there is no record', async () => {
  const nowhere = path.join(path.dirname(tempFile('a.txt', '')), 'results');
  expect(await canDeploy('--pact', PACT, '--results', nowhere, '--provider-version', '1')).toEqual({
    code: 1,
    printed: expect.stringContaining(`There are no results in ${nowhere}.`),
  });
});

it('looks in the folder `results` if none is given', async () => {
  expect((await canDeploy('--pact', PACT, '--provider-version', '1')).printed).toContain(
    `There are no results in ${path.resolve('results')}.`,
  );
});

it('does not accept an unreadable result', async () => {
  const unreadable = path.dirname(tempFile('4.2.0.json', '{ "passed": 60 }'));
  expect(await canDeploy('--pact', PACT, '--results', unreadable, '--provider-version', '4.2.0')).toMatchObject({
    code: 2,
    errorMessage: expect.stringContaining(`${path.join(unreadable, '4.2.0.json')} is not the result of a verification`),
  });
});
