import type { OpenedSession } from '@shop/domain/visit/session';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { bulkhead } from 'cockatiel';
import type { OperationReply } from './operation-reply.ts';
import type { Caller } from './caller.ts';
import { callRunner } from './call/run-call.ts';
import type { Call } from './call/run-call.ts';
import { batching } from './request/batching.ts';
import { circuitBreaker } from './retry/circuit-breaker.ts';
import type { PendingOperation } from './request/pending-operation.ts';
import { operationSender } from './request/send-operations.ts';
import { singleFlight } from './dedupe/single-flight.ts';
import { shopperIdentities } from './shopper-identity.ts';
import { operationQueues } from './call/operation-queues.ts';
import { MAX_EVENTS, MAX_WAITING_EVENTS } from './limits.ts';
import type { Operation } from './operation.ts';
import type { AttemptResult } from './response/attempt-result.ts';
import { sessionRenewals } from './session-renewal/session-renewals.ts';
import { retryBudget } from './retry/retry-budget.ts';
import { dedupeKeyOf } from './dedupe/dedupe-key.ts';
import type { ShareRenewal } from './session-renewal/shared-session-renewals.ts';
import { tokens } from './token/tokens.ts';
import type { TokenCredentials, TokenParts, TokenState } from './token/tokens.ts';
import type { Timers } from '../../timing/timers.ts';
import type { Transport } from './transport/transport.ts';
import type { UpstreamShopper } from './upstream-shopper.ts';

/** Calls an operation of the upstream. Throws an `UpstreamFailure` without a reply; GraphQL errors are part of the reply. */
export type CallUpstream = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  caller: Caller,
) => Promise<OperationReply<Data>>;

export interface UpstreamClient {
  readonly call: CallUpstream;
  /** Does not wait, holds up no other operation, ignores failures. */
  fireAndForget<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, caller: Caller): void;
  /** Fetches a token if there is none, and says whether the upstream issues any: `refused` means wrong credentials. */
  checkCredentials(): Promise<TokenState | undefined>;
  /** Whether queries reached the upstream in the last seconds. */
  readonly isReachable: boolean;
}

export interface UpstreamSetup {
  readonly graphqlUrl: string;
  readonly credentials: TokenCredentials;
  readonly transport: Transport;
  readonly timers: Timers;
  /** From 0 up to 1: spreads retries. */
  readonly random: () => number;
  /** Opens a session in place of one that the upstream lost. */
  readonly renewSession: (shopper: UpstreamShopper, call: CallUpstream) => Promise<OpenedSession>;
  /** Whether the world header of testers is forwarded: not in production. */
  readonly passesWorld: boolean;
  /** Shared between gateways; absent for a single gateway. */
  readonly shared?: { readonly tokens: NonNullable<TokenParts['storeFor']>; readonly sessionRenewals: ShareRenewal };
}

/** Queues apart from that of the shopper's own operations. */
const QUEUE_PREFIXES = { shopping: 'shopping', telling: 'telling', sessionRenewal: 'renewing' } as const;

/** The client of the upstream's GraphQL API: how operations are sent (UPSTREAM-01), whatever they are. */
export const upstreamClient = ({
  graphqlUrl,
  credentials,
  transport,
  timers,
  random,
  renewSession,
  passesWorld,
  shared,
}: UpstreamSetup): UpstreamClient => {
  const token = tokens({ ...credentials, transport, timers, storeFor: shared?.tokens });
  const breaker = circuitBreaker(timers);
  const budget = retryBudget(timers);
  const send = operationSender({
    graphqlUrl,
    transport,
    tokens: token,
    circuitBreaker: breaker,
    budget,
    timers,
    random,
  });
  const batches = batching<PendingOperation>(timers, ({ inFlight }) => !inFlight.signal.aborted, send);
  const order = operationQueues();
  const dedupe = singleFlight(timers);
  const identityOf = shopperIdentities(passesWorld);

  const attempt = ({
    operation,
    variables,
    inFlight,
    shopper,
    queuePrefix,
    idempotencyKey,
  }: Call): Promise<AttemptResult> =>
    new Promise((settle, fail) => {
      const { headers: shopperHeaders, fingerprint } = identityOf(shopper);
      const headers = { ...shopperHeaders, ...omitNil({ 'idempotency-key': idempotencyKey }) };
      const isForOrder = shopper.isOrdering === true;
      const entry: PendingOperation = { operation, variables, inFlight, headers, isForOrder, settle, fail };
      if (operation.kind === 'query' && operation.batchable)
        batches.add(`${queuePrefix} ${String(isForOrder)} ${fingerprint}`, entry);
      else send([entry]);
    });
  const sequenceOf = ({ shopper, queuePrefix }: Pick<Call, 'shopper' | 'queuePrefix'>): string =>
    `${queuePrefix} ${identityOf(shopper).sequence}`;
  const inOrder = <Value>(call: Call, run: () => Promise<Value>): Promise<Value> =>
    call.operation.kind === 'mutation' ? order.write(sequenceOf(call), run) : order.read(sequenceOf(call), run);
  const sessionRenewal = sessionRenewals(
    timers,
    (shopper) => renewSession(shopper, callOn(QUEUE_PREFIXES.sessionRenewal)),
    shared?.sessionRenewals,
  );
  const runCall = callRunner({
    attempt,
    inOrder,
    sequenceOf,
    tokens: token,
    sessionRenewals: sessionRenewal,
    budget,
    timers,
  });

  const callOn =
    (queuePrefix: string): CallUpstream =>
    async <Data, Variables>(
      operation: Operation<Data, Variables>,
      variables: Variables,
      caller: Caller,
    ): Promise<OperationReply<Data>> => {
      const { shopper } = caller;
      // An order does not wait for an equal query that no order depends on.
      const shared = shopper.isOrdering === true ? `${queuePrefix} ordering` : queuePrefix;
      const key = dedupeKeyOf(
        operation,
        variables,
        identityOf(shopper),
        shared,
        order.epochOf(sequenceOf({ shopper, queuePrefix })),
      );
      const reply = await dedupe.run(operation, caller, key, (inFlight) =>
        runCall({
          operation,
          variables,
          shopper,
          inFlight,
          queuePrefix,
          ...omitNil({ idempotencyKey: caller.idempotencyKey }),
        }),
      );
      // The contract gives the reply its type; the readers check what matters.
      return reply as OperationReply<Data>;
    };
  const tell = callOn(QUEUE_PREFIXES.telling);
  const events = bulkhead(MAX_EVENTS, MAX_WAITING_EVENTS);
  return {
    call: callOn(QUEUE_PREFIXES.shopping),
    fireAndForget: (operation, variables, { shopper: { isOrdering: _waitsForNone, ...shopper }, ...caller }) => {
      events.execute(() => tell(operation, variables, { ...caller, shopper })).catch(() => undefined);
    },
    checkCredentials: async () => {
      await token.current();
      return token.state;
    },
    get isReachable() {
      return !breaker.isOpen;
    },
  };
};
