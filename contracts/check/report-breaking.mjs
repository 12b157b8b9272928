import { fileURLToPath } from 'node:url';

import { textOf, parseArguments, usageError } from './command.mjs';
import { compareSchemas } from './compare-schemas.mjs';
import { findingsTable } from './findings-table.mjs';
import { readOperations } from './read-operations.mjs';
import { readSchema } from './read-schema.mjs';
import { TOLERATED } from './tolerated.mjs';

const HELP = {
  usage: 'contracts-breaking <older schema> <newer schema> [--operations <folder>]',
  details: `Reports what a newer GraphQL schema does to the storefront's operations: BREAKING, WARN or UNUSED.
SCHEMA-CHANGES.md lists the level of each change.

  <older schema>  the schema that the operations were written for: schema/upstream.graphql of this package
  <newer schema>  the schema that is to go live
  --operations    folder of the operations; default: those of this package

Exit code 0: nothing breaks · 1: something breaks · 2: no result, the last line says why.`,
};

const OPERATIONS = fileURLToPath(new URL('../operations', import.meta.url));

/** @type {import('./command.mjs').Command} */
export const reportBreaking = (args, print) => {
  const { values, positionals } = parseArguments(
    HELP,
    { allowPositionals: true, options: { operations: { type: 'string', default: OPERATIONS } } },
    args,
  );
  const [older, newer, ...more] = positionals;
  if (older === undefined || newer === undefined || more.length > 0)
    throw usageError(HELP, 'Name two schemas: the older and the newer one.');
  const findings = compareSchemas(
    readSchema(textOf(older), older),
    readSchema(textOf(newer), newer),
    readOperations(values.operations),
    { tolerated: TOLERATED },
  );
  print(findingsTable(findings));
  return findings.some(({ level }) => level === 'BREAKING') ? 1 : 0;
};
