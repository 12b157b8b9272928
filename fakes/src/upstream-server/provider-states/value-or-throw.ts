import type { Result } from '@shop/domain/shared/result';
import { ScenarioRefused } from '../../scenarios/steps.ts';

/** A state that the shop does not play along with cannot be brought about. */
export const valueOrThrow = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new ScenarioRefused(JSON.stringify(result.refusal));
  return result.value;
};
