import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { cacheFolder } from '../steps/step-cache.mjs';
import { inRoot } from '../steps/root.mjs';
import { run } from '../steps/run.mjs';
import { partsWithin } from './chosen-parts.mjs';
import { PARTS } from './parts.mjs';
import { resultOf } from './result.mjs';

/** The folder of the reports: a page and its data for each part. */
const REPORTS = inRoot('coverage', 'mutants');

/** The number of cores of the smallest supported machine. */
const AT_ONCE = 2;

/** How much longer a test may take with a mutant before it counts as endless, in ms: the machine may be busy. */
const TIMEOUT_MS = 15_000;

/** Files that are not shop code, or that only specify what code must do. */
const NEVER_MUTATED = [
  '**/*.test.ts',
  '**/*.behaviour.ts',
  '**/*.port.ts',
  '**/*.d.ts',
  '**/*.config.ts',
  '**/testing/**',
  '**/generated/**',
];

/** A package's tests import other packages by name, which resolves to the unmutated originals. */
const COPIED = new Set(['tools', 'package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json']);

/** @param {string} file */
const isFolder = (file) => statSync(inRoot(file)).isDirectory();

/** @param {string} path */
const pathOfAll = (path) => (isFolder(path) ? `${path}/**` : path);

/**
 * @param {string} ofPackage
 * @param {string} file within the project
 */
const isCopied = (ofPackage, file) => file === ofPackage || COPIED.has(file);

/**
 * @param {import('./chosen-parts.mjs').ChosenPart} chosen
 * @param {string} name of its files
 */
const settings = ({ part, path: mutated }, name) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: AT_ONCE,
  timeoutMS: TIMEOUT_MS,
  vitest: { related: true, configFile: path.join('tools', 'mutants', 'vitest.config.ts') },
  mutate: [
    isFolder(mutated) ? `${mutated}/**/*.{ts,mjs}` : mutated,
    ...[...NEVER_MUTATED, ...partsWithin(PARTS, mutated).map(pathOfAll)].map((pattern) => `!${pattern}`),
  ],
  ignorePatterns: readdirSync(inRoot())
    .filter((file) => !isCopied(part.name.split('/')[0] ?? '', file))
    .map((file) => `/${file}`),
  tempDirName: path.join(tmpdir(), 'pausenhof-mutants'),
  incremental: true,
  incrementalFile: path.join(cacheFolder, 'mutants', `${name}.json`),
  reporters: ['progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: path.join(REPORTS, `${name}.html`) },
  jsonReporter: { fileName: path.join(REPORTS, `${name}.json`) },
});

/**
 * The variables that `vitest.config.ts` reads. Stryker's own `testFiles` does not work: with it, mutants in code that runs when a module is
 * loaded are never active (seen with 10.1), so all of them survive.
 * @param {import('./parts.mjs').Part} part
 */
const environmentOf = ({ name, testFiles, testTimeoutMs }) => ({
  MUTANTS_OF: name.split('/')[0] ?? '',
  ...(testFiles === undefined ? {} : { MUTANTS_JUDGED_BY: testFiles.join(path.delimiter) }),
  ...(testTimeoutMs === undefined ? {} : { MUTANTS_TEST_TIMEOUT_MS: String(testTimeoutMs) }),
});

/**
 * Mutates a part and runs the tests that cover it. Mutants with unchanged code and tests are not tried again.
 * @param {import('./chosen-parts.mjs').ChosenPart} chosen
 * @param {{ readonly force: boolean }} options
 */
export const runStryker = async (chosen, { force }) => {
  const name = chosen.path.replaceAll(/[/.]/g, '-');
  const config = path.join(cacheFolder, 'mutants', `${name}.config.json`);
  const report = path.join(REPORTS, `${name}.json`);
  mkdirSync(path.dirname(config), { recursive: true });
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(config, JSON.stringify(settings(chosen, name)));
  rmSync(report, { force: true });
  const { code } = await run(
    inRoot('node_modules', '.bin', 'stryker'),
    ['run', config, ...(force ? ['--force'] : [])],
    {
      env: environmentOf(chosen.part),
    },
  );
  if (code !== 0) return undefined;
  const result = resultOf(JSON.parse(readFileSync(report, 'utf8')));
  writeFileSync(path.join(REPORTS, `${name}.txt`), result.survivors.map((line) => `${line}\n`).join(''));
  return result;
};
