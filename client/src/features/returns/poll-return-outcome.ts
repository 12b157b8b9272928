import { ReturnFlowDocument } from '../../platform/generated/graphql.ts';
import { request } from '../../platform/transport/request.ts';

/** The delays before each attempt, in milliseconds. The network that lost the reply needs a moment. */
const WAITS_MS = [0, 1000, 2000, 4000];

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** `unknown`: the shop could not be asked. */
export type ReturnOutcome = 'submitted' | 'nothing' | 'unknown';

/** After a lost reply: polls whether the return was submitted, instead of submitting it again. */
export const pollReturnOutcome = async (order: string, waits: readonly number[] = WAITS_MS): Promise<ReturnOutcome> => {
  for (const ms of waits) {
    await wait(ms);
    const flow = await request('ReturnFlow', ReturnFlowDocument, { order }).catch(() => undefined);
    if (flow !== undefined) return flow.returnFlow.submitted === null ? 'nothing' : 'submitted';
  }
  return 'unknown';
};
