import type { ConformanceEntry } from './conformance-record.ts';
import type { FidelityRow } from './fidelity.ts';

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const counted = (rows: readonly FidelityRow[]): string =>
  ['same', 'shape-only', 'not modelled']
    .map((fidelity) => `${rows.filter((one) => one.fidelity === fidelity).length} ${fidelity}`)
    .join(', ');

const tempFile = (names: readonly string[]): string => (names.length === 0 ? '–' : names.join(', '));

/** The page that tells testers for which operations the fake shop stands for the upstream. */
export const fidelityPage = (rows: readonly FidelityRow[], record: readonly ConformanceEntry[]): string =>
  [
    '# How far the fake shop can be trusted',
    'Written by `npm run generate`, never by hand. The same behaviours run on the shop in memory and on the shop over the upstream’s API.',
    '',
    '- **same**: the behaviour of its port calls this operation, and both adapters pass all tests',
    '- **shape-only**: the contract pins the shape of request and reply; no behaviour calls it',
    '- **not modelled**: named by the specification, and not part of the shop so far',
    '',
    `${rows.length} operations: ${counted(rows)}.`,
    '',
    row('operation', 'requirements', 'port', 'fidelity'),
    row('---', '---', '---', '---'),
    ...rows.map(({ operation, requirements, ports, fidelity }) =>
      row(operation, tempFile(requirements), tempFile(ports), fidelity),
    ),
    '',
    '## Behaviours',
    'Core tests run on every adapter. Extended ones need a feature, such as a clock that can be moved; an adapter declares its features.',
    '',
    row('adapter', 'port', 'core: passed', 'core: failed', 'extended: passed', 'extended: failed', 'extended: skipped'),
    row('---', '---', '--:', '--:', '--:', '--:', '--:'),
    ...record.map(({ adapter, port, core, extended }) =>
      row(adapter, port, core.pass, core.fail, extended.pass, extended.fail, extended.skip),
    ),
    '',
  ].join('\n');
