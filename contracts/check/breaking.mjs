#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { compareSchemas } from './compare-schemas.mjs';
import { findingsTable } from './findings-table.mjs';
import { readOperations } from './read-operations.mjs';
import { TOLERATED } from './tolerated.mjs';

const USAGE = 'node check/breaking.mjs <older schema> <newer schema> [--operations <folder>]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { operations: { type: 'string', default: fileURLToPath(new URL('../operations', import.meta.url)) } },
});
const [older, newer, ...more] = positionals;

if (older === undefined || newer === undefined || more.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    const read = (/** @type {string} */ file) => readFileSync(path.resolve(file), 'utf8');
    const findings = compareSchemas(read(older), read(newer), readOperations(values.operations), { tolerated: TOLERATED });
    console.log(findingsTable(findings));
    process.exitCode = findings.some(({ level }) => level === 'BREAKING') ? 1 : 0;
  } catch (failure) {
    console.error(String(failure));
    process.exitCode = 2;
  }
}
