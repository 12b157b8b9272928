import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ICruiseResult, cruise } from 'dependency-cruiser';

import config from '../../.dependency-cruiser.cjs';
import { inRoot } from '../steps/root.mjs';
import type { Tree } from './breaches.ts';

const PACKAGES = ['domain', 'fakes', 'gateway', 'client', 'contracts', 'e2e'];

const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** A workspace as it is after installation: packages resolve each other by name and export their sources. */
const writeWorkspace = (base: string, tree: Tree): void => {
  mkdirSync(path.join(base, 'node_modules', '@shop'), { recursive: true });
  for (const name of PACKAGES) {
    write(
      path.join(base, name, 'package.json'),
      JSON.stringify({ name: `@shop/${name}`, type: 'module', exports: { './*': './src/*.ts' } }),
    );
    symlinkSync(path.join(base, name), path.join(base, 'node_modules', '@shop', name));
  }
  symlinkSync(inRoot('node_modules', 'vitest'), path.join(base, 'node_modules', 'vitest'));
  for (const [file, source] of Object.entries(tree)) write(path.join(base, file), source);
};

const violationsIn = ({ summary }: ICruiseResult): string[] => [
  ...new Set(summary.violations.map(({ rule }) => rule.name)),
];

/** The names of the architecture rules that a source tree breaks. */
export const rulesBrokenBy = async (tree: Tree): Promise<string[]> => {
  const base = mkdtempSync(path.join(tmpdir(), 'architecture-'));
  try {
    writeWorkspace(base, tree);
    const { output } = await cruise(
      PACKAGES,
      { ...config.options, baseDir: base, validate: true, ruleSet: config },
      config.options?.enhancedResolveOptions,
    );
    if (typeof output === 'string') throw new TypeError(output);
    return violationsIn(output);
  } finally {
    rmSync(base, { recursive: true });
  }
};
