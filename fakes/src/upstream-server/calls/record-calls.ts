import { createHash } from 'node:crypto';
import type { Clock } from '@shop/domain/shared/clock.port';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Journal } from '../../worlds/journal/journal.ts';
import { redacted } from '../../worlds/journal/redacted.ts';
import type { World } from '../../worlds/world.ts';
import type { OperationResult } from '../graphql/run-operation.ts';
import { IDEMPOTENCY_KEY } from '../http/read-shopper.ts';
import { losesResponse } from '../faults/transport-faults.ts';
import type { FaultHits } from '../faults/match-faults.ts';
import type { UpstreamCall } from './upstream-call.ts';

const FINGERPRINT_LENGTH = 12;

/** Tells sessions apart without telling them. */
const sessionOf = ({ userId, sessionToken }: Shopper): string =>
  userId === undefined && sessionToken === undefined
    ? 'nobody'
    : createHash('sha256').update(`${userId ?? ''} ${sessionToken ?? ''}`).digest('hex').slice(0, FINGERPRINT_LENGTH);

const errorClassOf = (answer: OperationResult | undefined): string | undefined => {
  const [error] = answer?.result.errors ?? [];
  if (error === undefined) return undefined;
  const { messageKey, classification } = error.extensions;
  return [messageKey, classification, error.message].find((said) => typeof said === 'string');
};

/** Notes the operations of one request: what was asked, and what came of it. */
export const recordCalls = (
  journal: Journal,
  request: {
    readonly id: number;
    readonly world: World;
    readonly clock: Clock;
    readonly shopper: Shopper;
    readonly calls: readonly UpstreamCall[];
    readonly hits: FaultHits;
    /** Absent where a fault came before them. */
    readonly answers?: readonly OperationResult[];
  },
): void => {
  const { id, world, clock, shopper, calls, hits, answers } = request;
  calls.forEach(({ op, kind, class: retryClass, vars }, pos) => {
    const faultId = hits.ids[pos];
    const swallowedBy = hits.wire !== undefined && losesResponse(hits.wire.fault) ? hits.wire.fault.kind : undefined;
    const errorClass = swallowedBy ?? errorClassOf(answers?.[pos]);
    journal.write({
      worldNow: world.now().toISOString(),
      wallNow: clock.now().toISOString(),
      op,
      ...omitNil({ kind, class: retryClass }),
      vars: redacted(vars),
      batch: { id, pos, size: calls.length },
      session: sessionOf(shopper),
      ...omitNil({ idempotencyKey: shopper.headers[IDEMPOTENCY_KEY] }),
      ran: answers?.[pos]?.ran ?? false,
      ...(faultId === undefined ? {} : { faultId }),
      ...(errorClass === undefined ? {} : { errorClass }),
    });
  });
};
