#!/usr/bin/env node
import { fileURLToPath } from 'node:url';

import { runCommand, textOf, wordsOf, WrongUse } from './command.mjs';
import { compareSchemas } from './compare-schemas.mjs';
import { findingsTable } from './findings-table.mjs';
import { readOperations } from './read-operations.mjs';
import { readSchema } from './read-schema.mjs';
import { TOLERATED } from './tolerated.mjs';

const USAGE = 'contracts-breaking <older schema> <newer schema> [--operations <folder>]';

await runCommand(() => {
  const { values, positionals } = wordsOf(USAGE, {
    allowPositionals: true,
    options: { operations: { type: 'string', default: fileURLToPath(new URL('../operations', import.meta.url)) } },
  });
  const [older, newer, ...more] = positionals;
  if (older === undefined || newer === undefined || more.length > 0) throw new WrongUse(USAGE);
  const findings = compareSchemas(readSchema(textOf(older), older), readSchema(textOf(newer), newer), readOperations(values.operations), { tolerated: TOLERATED });
  console.log(findingsTable(findings));
  return findings.some(({ level }) => level === 'BREAKING') ? 1 : 0;
});
