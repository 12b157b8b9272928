import type { OpenedSession } from '@shop/domain/sessions/sessions.port';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Answer } from './answer.ts';
import type { Asker } from './asker.ts';
import { attempts } from './attempts.ts';
import type { Call } from './attempts.ts';
import { batching } from './batching.ts';
import { breaker } from './breaker.ts';
import type { Entry } from './entry.ts';
import { exchange } from './exchange.ts';
import { flights } from './flights.ts';
import { identities } from './identities.ts';
import { lanes } from './lanes.ts';
import type { Operation } from './operation.ts';
import type { Outcome } from './outcome.ts';
import { renewals } from './renewals.ts';
import { retryBudget } from './retry-budget.ts';
import { shareKeyOf } from './share-key.ts';
import type { AgreeOnRenewal } from './shared-renewals.ts';
import { tokens } from './token.ts';
import type { TokenCredentials, TokenParts, TokenState } from './token.ts';
import type { Timers } from '../timers.ts';
import type { Transport } from './transport.ts';

/** Asks the upstream. Throws an `UpstreamFailure` where no answer came; GraphQL errors are part of the answer. */
export type Ask = <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, asker: Asker) => Promise<Answer<Data>>;

export interface UpstreamClient {
  readonly ask: Ask;
  /** Fire and forget: does not wait, holds up no other operation, ignores failures. */
  tell<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, asker: Asker): void;
  /** Fetches a token where there is none, and says whether the upstream gives any: `refused` means wrong credentials. */
  checkCredentials(): Promise<TokenState | undefined>;
  /** Whether queries reached the upstream in the last seconds. */
  readonly isReachable: boolean;
}

export interface UpstreamSetup {
  readonly graphqlUrl: string;
  readonly credentials: TokenCredentials;
  readonly transport: Transport;
  readonly timers: Timers;
  /** From 0 up to 1: spreads repeats. */
  readonly chance: () => number;
  /** Opens a session in place of one that the upstream lost, by the `ask` it is given. */
  readonly renewSession: (shopper: Shopper, ask: Ask) => Promise<OpenedSession>;
  /** Whether testers' worlds are named to the upstream: not in production. */
  readonly passesWorld: boolean;
  /** What gateways share with each other; absent where there is one. */
  readonly shared?: { readonly tokens: NonNullable<TokenParts['storeFor']>; readonly renewals: AgreeOnRenewal };
}

/** Tracks apart from the one that the shopper's own operations go along. */
const TRACKS = { shopping: 'shopping', telling: 'telling', renewing: 'renewing' } as const;

/** The upstream's client: all that specification A7 to A9 say of how operations travel, and nothing of what they are. */
export const upstreamClient = ({ graphqlUrl, credentials, transport, timers, chance, renewSession, passesWorld, shared }: UpstreamSetup): UpstreamClient => {
  const token = tokens({ ...credentials, transport, timers, storeFor: shared?.tokens });
  const guard = breaker(timers);
  const budget = retryBudget(timers);
  const send = exchange({ graphqlUrl, transport, tokens: token, breaker: guard, budget, timers, chance });
  const batches = batching<Entry>(timers, ({ flight }) => !flight.abandoned.aborted, send);
  const order = lanes();
  const boarding = flights(timers);
  const identityOf = identities(passesWorld);

  const attempt = ({ operation, variables, flight, shopper, track, idempotencyKey }: Call): Promise<Outcome> =>
    new Promise((settle, fail) => {
      const { headers: said, fingerprint } = identityOf(shopper);
      const headers = { ...said, ...omitNil({ 'idempotency-key': idempotencyKey }) };
      const isForOrder = shopper.isOrdering === true;
      const entry: Entry = { operation, variables, flight, headers, isForOrder, settle, fail };
      if (operation.kind === 'query' && operation.batchable) batches.enter(`${track} ${String(isForOrder)} ${fingerprint}`, entry);
      else send([entry]);
    });
  const sequenceOf = ({ shopper, track }: Pick<Call, 'shopper' | 'track'>): string => `${track} ${identityOf(shopper).sequence}`;
  const inOrder = <Value>(call: Call, run: () => Promise<Value>): Promise<Value> =>
    call.operation.kind === 'mutation' ? order.write(sequenceOf(call), run) : order.read(sequenceOf(call), run);
  const renewing = renewals(timers, (shopper) => renewSession(shopper, askOn(TRACKS.renewing)), shared?.renewals);
  const carryOut = attempts({ attempt, inOrder, sequenceOf, tokens: token, renewals: renewing, budget, timers });

  const askOn =
    (track: string): Ask =>
    async <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, asker: Asker): Promise<Answer<Data>> => {
      const { shopper } = asker;
      // An order does not wait for an equal question that no order depends on.
      const shared = shopper.isOrdering === true ? `${track} ordering` : track;
      const key = shareKeyOf(operation, variables, identityOf(shopper), shared, order.epochOf(sequenceOf({ shopper, track })));
      const answer = await boarding.board(operation, asker, key, (flight) => carryOut({ operation, variables, shopper, flight, track, ...omitNil({ idempotencyKey: asker.idempotencyKey }) }));
      // What the wire brings has the type that the contract gives the operation; who reads it checks what matters.
      return answer as Answer<Data>;
    };
  const tell = askOn(TRACKS.telling);
  return {
    ask: askOn(TRACKS.shopping),
    tell: (operation, variables, asker) => {
      tell(operation, variables, asker).catch(() => undefined);
    },
    checkCredentials: async () => {
      await token.current();
      return token.state;
    },
    get isReachable() {
      return !guard.isOpen;
    },
  };
};
