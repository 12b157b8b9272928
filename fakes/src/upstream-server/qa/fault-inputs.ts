import { fields, nameAmong, numberWithin, oneOf, optional, record, wholeNumber } from '../../schemas/schemas.ts';
import { faultKind, faultSchema } from '../../worlds/faults/fault-kinds.ts';
import { RETRY_CLASSES } from '../../worlds/faults/fault.ts';
import type { NewFault } from '../../worlds/faults/set-fault.ts';
import type { JournalEntry } from '../../worlds/journal/journal.ts';
import { FAULT_PRESETS } from '../../qa/fault-presets.ts';
import { operationName } from './operation-names.ts';
import { malformed, parseInput, type QaInput, readBody } from '../../qa/read-input.ts';

const MAX_CALLS = 1_000_000;

const count = wholeNumber(1, MAX_CALLS);

/** The fields of a fault rule as it is posted. */
const ruleFields = (received: readonly JournalEntry[]) => ({
  match: optional(
    fields({
      op: optional(operationName(received)),
      kind: optional(oneOf(['query', 'mutation'])),
      class: optional(oneOf(RETRY_CLASSES)),
      vars: optional(record),
      nth: optional(count),
      every: optional(count),
      probability: optional(numberWithin(0, 1)),
    }),
  ),
  fault: optional(faultSchema),
  phase: optional(oneOf(['before', 'after'])),
  times: optional(count),
  priority: optional(wholeNumber(-MAX_CALLS, MAX_CALLS)),
});

/** Reads a fault that a tester sets: all its fields, or a preset, whose fields can be overridden. */
export const readFault = (input: QaInput, received: readonly JournalEntry[]): NewFault => {
  const rule = ruleFields(received);
  const { preset, ...own } = readBody(
    input,
    fields({ preset: optional(nameAmong('the name of a fault', Object.keys(FAULT_PRESETS))), ...rule }),
  );
  const named = preset === undefined ? {} : parseInput(fields(rule), FAULT_PRESETS[preset]?.rule);
  const { match = {}, fault, phase, priority = 0, ...rest } = { ...named, ...own };
  if (fault === undefined)
    throw malformed(
      'fault must be an object that says what goes wrong, or preset the name of a fault: GET /qa/faults lists them',
    );
  const { phase: onlyPhase } = faultKind(fault);
  if (onlyPhase !== undefined && phase !== undefined && phase !== onlyPhase)
    throw malformed(`phase must be ${onlyPhase} for ${fault.kind}, or left out`);
  return { match, fault, phase: onlyPhase ?? phase ?? 'before', priority, ...rest };
};
