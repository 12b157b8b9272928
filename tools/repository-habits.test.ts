import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

import { inRoot } from './steps/root.mjs';

const read = (...path: string[]): string => readFileSync(inRoot(...path), 'utf8');
const manifest: { scripts: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
  read('package.json'),
);

const WORKFLOWS = readdirSync(inRoot('.github', 'workflows')).map((file) => ['.github', 'workflows', file].join('/'));
const isScript = (name: string): boolean => name in manifest.scripts;

it('declares the pinned Node for shells, editors and CI', () => {
  expect(read('.node-version').trim()).toBe(manifest.devDependencies['node']);
});

it.each([...WORKFLOWS, 'CONTRIBUTING.md', 'README.md', 'tools/README.md'])(
  'names only scripts that exist: %s',
  (file) => {
    const named = [...read(file).matchAll(/\bnpm (?:run )?(?<name>[a-z:]+)\b/gu)].map(
      (match) => match.groups?.['name'] ?? '',
    );
    expect(named.filter((name) => !isScript(name) && !['install', 'config'].includes(name))).toEqual([]);
  },
);

it.each(WORKFLOWS)('limits the time of each job and always uploads its results: %s', (file) => {
  const { jobs }: { jobs: Record<string, { 'timeout-minutes': number; steps: { uses?: string; if?: string }[] }> } =
    parse(read(file));
  for (const job of Object.values(jobs)) {
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    const uploads = job.steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(uploads.map((step) => step.if)).toContain('always()');
  }
});

it('has debugger configurations only for programs that exist', () => {
  const {
    configurations,
  }: { configurations: { program: string; runtimeExecutable: string; preLaunchTask?: string }[] } = JSON.parse(
    read('.vscode', 'launch.json'),
  );
  const inWorkspace = (path: string): string => path.replace('${workspaceFolder}', inRoot());
  for (const { program, runtimeExecutable, preLaunchTask } of configurations) {
    expect(existsSync(inWorkspace(runtimeExecutable)), runtimeExecutable).toBe(true);
    const isBuilt = program.includes('/dist/');
    if (isBuilt) expect(preLaunchTask).toBe('npm: build');
    else expect(existsSync(inWorkspace(program)), program).toBe(true);
    if (preLaunchTask !== undefined) expect(isScript(preLaunchTask.replace('npm: ', ''))).toBe(true);
  }
});
