import { createHash } from 'node:crypto';
import type { Clock } from '@shop/domain/shared/clock.port';
import type { Shopper } from '@shop/domain/visit/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Journal } from '../../worlds/journal/journal.ts';
import { redacted } from '../../worlds/journal/redacted.ts';
import type { World } from '../../worlds/world.ts';
import type { OperationResult } from '../graphql/run-operation.ts';
import { IDEMPOTENCY_KEY, type PassedHeaders } from '../http/passed-headers.ts';
import { losesResponse } from '../faults/transport-faults.ts';
import type { FaultHits } from '../faults/match-faults.ts';
import type { UpstreamCall } from './upstream-call.ts';

const FINGERPRINT_LENGTH = 12;

/** Distinguishes sessions without disclosing them. */
const sessionOf = ({ userId, sessionToken }: Shopper): string =>
  userId === undefined && sessionToken === undefined
    ? 'nobody'
    : createHash('sha256')
        .update(`${userId ?? ''} ${sessionToken ?? ''}`)
        .digest('hex')
        .slice(0, FINGERPRINT_LENGTH);

const errorClassOf = (outcome: OperationResult | undefined): string | undefined => {
  const [error] = outcome?.result.errors ?? [];
  if (error === undefined) return undefined;
  const { messageKey, classification } = error.extensions;
  return [messageKey, classification, error.message].find((text) => typeof text === 'string');
};

/** Records the operations of a request and their results in the journal. */
export const recordCalls = (
  journal: Journal,
  request: {
    readonly id: number;
    readonly world: World;
    readonly clock: Clock;
    readonly shopper: Shopper;
    readonly headers: PassedHeaders;
    readonly calls: readonly UpstreamCall[];
    readonly hits: FaultHits;
    /** Absent if a fault came first. */
    readonly outcomes?: readonly OperationResult[];
  },
): void => {
  const { id, world, clock, shopper, headers, calls, hits, outcomes } = request;
  calls.forEach(({ op, kind, class: retryClass, vars }, pos) => {
    const faultId = hits.ids[pos];
    const lostBy =
      hits.transport !== undefined && losesResponse(hits.transport.fault) ? hits.transport.fault.kind : undefined;
    const errorClass = lostBy ?? errorClassOf(outcomes?.[pos]);
    journal.write({
      worldNow: world.now().toISOString(),
      wallNow: clock.now().toISOString(),
      op,
      ...omitNil({ kind, class: retryClass }),
      vars: redacted(vars),
      batch: { id, pos, size: calls.length },
      session: sessionOf(shopper),
      ...omitNil({ idempotencyKey: headers[IDEMPOTENCY_KEY] }),
      ran: outcomes?.[pos]?.ran ?? false,
      ...(faultId === undefined ? {} : { faultId }),
      ...(errorClass === undefined ? {} : { errorClass }),
    });
  });
};
