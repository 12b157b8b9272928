import { omitNil } from '@shop/domain/shared/omit-nil';
import { type Fault, type FaultMatch, type FaultRule, FIXED_PHASES, RETRY_CLASSES } from '../worlds/faults/fault.ts';
import type { NewFault } from '../worlds/faults/set-fault.ts';
import type { JournalEntry } from '../worlds/journal/journal.ts';
import { FAULT_PRESETS } from './fault-presets.ts';
import { nameAmong, numberWithin, oneOf, record, wholeNumber } from './kinds.ts';
import { operationName } from './operation-names.ts';
import { malformed, optional, readBody, readFields, type QaInput } from './read-fields.ts';
import { readFaultOptions } from './fault-schema.ts';

const MOST_CALLS = 1_000_000;

const count = wholeNumber(1, MOST_CALLS);

const readMatch = (sent: unknown, seen: readonly JournalEntry[]): FaultMatch =>
  omitNil(
    readFields(sent, {
      op: optional(operationName(seen)),
      kind: optional(oneOf(['query', 'mutation'])),
      class: optional(oneOf(RETRY_CLASSES)),
      vars: optional(record),
      nth: optional(count),
      every: optional(count),
      probability: optional(numberWithin(0, 1)),
    }),
  );

const RULE = {
  match: optional(record),
  fault: optional(record),
  phase: optional(oneOf(['before', 'after'])),
  times: optional(count),
  priority: optional(wholeNumber(-MOST_CALLS, MOST_CALLS)),
};

const readPhase = ({ kind }: Fault, said: FaultRule['phase'] | undefined): FaultRule['phase'] => {
  const fixed = FIXED_PHASES[kind];
  if (fixed !== undefined && said !== undefined && said !== fixed) throw malformed(`phase must be ${fixed} for ${kind}, or left out`);
  return fixed ?? said ?? 'before';
};

/**
 * Reads a fault that a tester sets (staging 1.3): a preset, whose fields can be overridden, or all fields. `seen` are the
 * calls to the world so far.
 */
export const readFault = (sent: QaInput, seen: readonly JournalEntry[]): NewFault => {
  const { preset, ...said } = readBody(sent, { preset: optional(nameAmong('the name of a fault', Object.keys(FAULT_PRESETS))), ...RULE });
  const named = preset === undefined ? {} : omitNil(readFields(FAULT_PRESETS[preset]?.rule, RULE));
  const { match, fault, phase, times, priority = 0 } = { ...named, ...omitNil(said) };
  if (fault === undefined) throw malformed('fault must be an object that says what goes wrong, or preset the name of a fault: GET /qa/faults lists them');
  const goesWrong = readFaultOptions(fault);
  return { match: readMatch(match, seen), fault: goesWrong, phase: readPhase(goesWrong, phase), priority, ...omitNil({ times }) };
};
