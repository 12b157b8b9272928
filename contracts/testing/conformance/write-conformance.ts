import { writeFileSync } from 'node:fs';

import { expect } from 'vitest';

import { conformanceRecord } from './conformance-record.ts';
import { fidelityOf } from './fidelity.ts';
import { fidelityPage } from './fidelity-page.ts';
import { runOnAdapters } from './run-on-adapters.ts';
import manifest from '../../operations.manifest.json' with { type: 'json' };
import { printJson } from '../../tools/print-json.ts';

const results = await runOnAdapters(expect);
const record = conformanceRecord(results);
const rows = fidelityOf(
  results,
  manifest.map(({ name }) => name),
);
writeFileSync(new URL('../../conformance.json', import.meta.url), `${printJson(record)}\n`);
writeFileSync(new URL('../../../docs/fidelity.md', import.meta.url), fidelityPage(rows, record));
