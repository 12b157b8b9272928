import type { OpenedSession } from '@shop/domain/visit/session';
import type { Shopper } from '@shop/domain/visit/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { ShopBusy } from '@shop/domain/shared/shop-busy';
import type { CallContext } from '../../request/call-context.ts';
import { worldProblemIn } from '../../worlds/no-such-world.ts';
import type { NoSuchWorld } from '../../worlds/no-such-world.ts';
import { WORLD_HEADER } from '../../worlds/world-lookup.ts';
import { completeDataOf } from '../client/operation-reply.ts';
import type { OperationReply } from '../client/operation-reply.ts';
import type { CallerHooks } from '../client/caller.ts';
import { UpstreamBusy } from '../client/failures.ts';
import type { Operation } from '../client/operation.ts';
import type { UpstreamClient } from '../client/upstream-client.ts';
import type { UpstreamShopper } from '../client/upstream-shopper.ts';
import type { ErrorKind } from '../client/upstream-error.ts';
import { worstKindOf } from '../client/upstream-error.ts';
import type { ReportUnknownValue } from './unknown-value-reports.ts';
import { reportingUnknown } from './unknown-values.ts';
import { readAs } from './unreadable.ts';

/** Errors that a port may expect. A revoked session is reported, and then treated as absent (ERR-05). */
type ExpectedErrorKind = Extract<ErrorKind, 'ids-unknown' | 'token-required' | 'session-revoked'>;

/** A port's call to the upstream, and how its reply is read into the domain. */
export interface PortCall<Data, Variables extends object, Value> {
  readonly operation: Operation<Data, Variables>;
  readonly variables: Variables;
  readonly shopper: Shopper;
  /** `renewed`: ids that replaced the shopper's own before the operation ran. */
  readonly read: (data: Data, renewed: OpenedSession | undefined) => Value;
  /** What an error means to the domain; any other error is a failure. */
  readonly otherwise?: Readonly<Partial<Record<ExpectedErrorKind, Value>>>;
  /** Identifies a mutation, so that it runs once. */
  readonly idempotencyKey?: string | undefined;
  /** The operation begins or ends a session, so a lost earlier one is neither renewed nor reported. */
  readonly isAboutSession?: true;
  /** Lost ids are an error instead of replaced. */
  readonly keepsSession?: boolean | undefined;
}

export type PortCalls = <Data, Variables extends object, Value>(
  question: PortCall<Data, Variables, Value>,
) => Promise<Value>;

/** Somebody else's cart is not found and never replaced: only the shopper's own ids are renewed. */
const isOwnCart = (variables: object, { cartId }: Shopper): boolean => {
  const requestedCartId: unknown = 'cartId' in variables ? variables.cartId : undefined;
  return requestedCartId == null || requestedCartId === cartId;
};

/** The failure of the request's world. In production there is none. */
const noSuchWorld = (reply: OperationReply<unknown>, { headers }: CallContext): NoSuchWorld | undefined =>
  reply.came === 'nothing' || headers[WORLD_HEADER] === undefined ? undefined : worldProblemIn(reply.errors);

/** What did not run because of the load is told in the domain's words. */
const asShopBusy = (failure: unknown): never => {
  throw failure instanceof UpstreamBusy
    ? new ShopBusy(`${failure.operation}: ${failure.message}`, { cause: failure })
    : failure;
};

/** Calls the upstream on behalf of the ports in one request: reads the reply, or throws a failure that names the operation. */
export const portCalls =
  (
    { call }: Pick<UpstreamClient, 'call'>,
    context: CallContext,
    upstreamShopper: (shopper: Shopper) => UpstreamShopper,
    reportUnknown: ReportUnknownValue,
  ): PortCalls =>
  async ({ operation, variables, shopper, read, otherwise = {}, idempotencyKey, isAboutSession, keepsSession }) => {
    const { sessionChanges, timeoutMs } = context;
    let renewed: OpenedSession | undefined;
    const sessionRenewed = (session: OpenedSession): void => {
      renewed = session;
      sessionChanges?.renewed(session);
    };
    const hooks: CallerHooks =
      isAboutSession === true || sessionChanges?.areOf(shopper) !== true
        ? {}
        : {
            securityLogout: () => sessionChanges.revoked(),
            ...(keepsSession === true || !isOwnCart(variables, shopper) ? {} : { sessionRenewed }),
          };
    const reply = await call(operation, variables, {
      shopper: upstreamShopper(shopper),
      hooks,
      ...omitNil({ deadlineMs: timeoutMs, idempotencyKey }),
    }).catch(asShopBusy);
    const kind = reply.came === 'nothing' ? 'session-revoked' : worstKindOf(reply.errors);
    if (kind === 'ids-unknown' || kind === 'token-required' || kind === 'session-revoked') {
      const instead = otherwise[kind];
      if (instead !== undefined) return instead;
    }
    const lost = noSuchWorld(reply, context);
    if (lost !== undefined) throw lost;
    const data = completeDataOf(operation, reply);
    return reportingUnknown(
      (unknown) => reportUnknown(operation.name, unknown),
      () => readAs(operation, () => read(data, renewed)),
    );
  };
