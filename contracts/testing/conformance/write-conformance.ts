import { writeFileSync } from 'node:fs';

import { expect } from 'vitest';

import { conformanceRecord } from './conformance-record.ts';
import { fidelityOf } from './fidelity.ts';
import { fidelityPage } from './fidelity-page.ts';
import { playAdapters } from './play-adapters.ts';
import manifest from '../../operations.manifest.json' with { type: 'json' };
import { printJson } from '../../tools/print-json.ts';

const played = await playAdapters(expect);
const record = conformanceRecord(played);
const rows = fidelityOf(played, manifest.map(({ name }) => name));
writeFileSync(new URL('../../conformance.json', import.meta.url), `${printJson(record)}\n`);
writeFileSync(new URL('../../../docs/fidelity.md', import.meta.url), fidelityPage(rows, record));
