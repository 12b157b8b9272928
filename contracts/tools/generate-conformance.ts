import { writeFileSync } from 'node:fs';

import { expect } from 'vitest';

import { conformanceRecord } from '../conformance/conformance-record.ts';
import { fidelityOf } from '../conformance/fidelity.ts';
import { fidelityPage } from '../conformance/fidelity-page.ts';
import { playAdapters } from '../conformance/play-adapters.ts';
import manifest from '../operations.manifest.json' with { type: 'json' };
import { printJson } from './print-json.ts';

const played = await playAdapters(expect);
const record = conformanceRecord(played);
const rows = fidelityOf(played, manifest.map(({ name }) => name));
writeFileSync(new URL('../conformance/conformance.json', import.meta.url), `${printJson(record)}\n`);
writeFileSync(new URL('../../docs/fidelity.md', import.meta.url), fidelityPage(rows, record));
