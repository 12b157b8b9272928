import { recordSessionChanges } from '@shop/domain/testing/record-session-changes';
import type { OpenedSession } from '@shop/domain/visit/session';
import type { Shopper } from '@shop/domain/visit/shopper';
import { describe, expect, it } from 'vitest';
import type { CallContext } from '../../request/call-context.ts';
import type { OperationReply } from '../client/operation-reply.ts';
import type { Caller } from '../client/caller.ts';
import { UpstreamBusy, UpstreamUnavailable } from '../client/failures.ts';
import { aQuery, LENA, TOM } from '../client/testing/client-on-script.ts';
import type { TestOperation } from '../client/testing/client-on-script.ts';
import { readGraphqlErrors } from '../client/response/read-graphql-errors.ts';
import type { UpstreamClient } from '../client/upstream-client.ts';
import { upstreamShoppers } from '../client/upstream-shopper.ts';
import { failOnUnknownValue } from '../testing/fail-on-unknown-value.ts';
import { portCalls } from './port-calls.ts';
import type { PortCall } from './port-calls.ts';
import type { ReportUnknownValue } from './unknown-value-reports.ts';
import { noteUnknown } from './unknown-values.ts';

const NEW: OpenedSession = { userId: 'u2', cartId: 'c2', activeWishlistId: 'w2' };
const OPERATION: TestOperation = aQuery();

type AnyCall = PortCall<{ readonly name: string }, Readonly<Record<string, unknown>>, unknown>;

/** The calls of a request that carries this. */
const callsIn = (
  context: CallContext,
  call: UpstreamClient['call'],
  reportUnknown: ReportUnknownValue = failOnUnknownValue,
) => portCalls({ call }, context, upstreamShoppers(context), reportUnknown);

/** Runs a call, by default of the visitor, with a client that invokes every hook and replies with these errors. */
const runCall = async (said: Partial<AnyCall>, errors: readonly object[] = [], carried?: CallContext) => {
  const callers: Caller[] = [];
  const sessionChanges = recordSessionChanges();
  const reply = <Data>(_operation: unknown, _variables: unknown, caller: Caller): Promise<OperationReply<Data>> => {
    callers.push(caller);
    caller.hooks?.sessionRenewed?.(NEW);
    caller.hooks?.securityLogout?.();
    const data: Data = JSON.parse('{"name":"cart"}');
    return Promise.resolve(
      errors.length === 0 ? { came: 'data', data, errors: [] } : { came: 'errors', errors: readGraphqlErrors(errors) },
    );
  };
  const unknown: unknown[] = [];
  const call = callsIn(
    carried ?? { headers: {}, sessionChanges },
    reply,
    (operation, value) => void unknown.push([operation, value]),
  );
  const outcome = await call({
    operation: OPERATION,
    variables: {},
    shopper: LENA,
    read: ({ name }, renewed) => [name, renewed],
    ...said,
  }).catch((failure: unknown) => failure);
  return { outcome, caller: callers[0], reports: sessionChanges.reports, unknown };
};

describe('ids that the upstream lost', () => {
  it.each([
    ['nothing of a cart', {}],
    ['no cart', { cartId: null }],
    ['their own cart', { cartId: 'cart of lena' }],
  ])('are renewed for a visitor who requests %s', async (_what, variables) => {
    const { outcome, reports } = await runCall({ variables });
    expect(outcome).toEqual(['cart', NEW]);
    expect(reports).toEqual([NEW, 'revoked']);
  });

  it.each([
    ['for somebody else’s cart', { variables: { cartId: 'cart of tom' } }],
    ['by a call that keeps the session', { keepsSession: true }],
  ])('are not renewed %s, though a logout is reported', async (_what, said) => {
    const { outcome, reports } = await runCall(said);
    expect(outcome).toEqual(['cart', undefined]);
    expect(reports).toEqual(['revoked']);
  });

  it('are neither renewed nor cause a logout for a shopper who is not the visitor', async () => {
    const changes = recordSessionChanges();
    const sessionChanges = { ...changes, areOf: (shopper: Shopper) => shopper.userId === 'lena' };
    const { outcome, caller } = await runCall({ shopper: TOM }, [], { headers: {}, sessionChanges });
    expect([outcome, caller?.hooks, changes.reports]).toEqual([['cart', undefined], {}, []]);
    await runCall({ shopper: LENA }, [], { headers: {}, sessionChanges });
    expect(changes.reports).toEqual([NEW, 'revoked']);
  });

  it.each<[string, Partial<AnyCall>, CallContext?]>([
    ['there is no visitor to store new ones', {}, { headers: {} }],
    ['a session begins or ends', { isAboutSession: true }],
  ])('are neither renewed nor cause a logout when %s', async (_when, said, carried) => {
    const { outcome, caller, reports } = await runCall(said, [], carried);
    expect([outcome, caller?.hooks, reports]).toEqual([['cart', undefined], {}, []]);
  });
});

describe('a port call', () => {
  it('has the timeout of its request, and an idempotency key if there is one', async () => {
    expect((await runCall({ idempotencyKey: 'attempt-1' }, [], { headers: {}, timeoutMs: 500 })).caller).toMatchObject({
      deadlineMs: 500,
      idempotencyKey: 'attempt-1',
    });
    const { caller } = await runCall({});
    expect([caller && 'deadlineMs' in caller, caller && 'idempotencyKey' in caller]).toEqual([false, false]);
  });

  it('fails when its reply cannot be read, with the reader’s error as cause', async () => {
    const cause = new TypeError('no such field');
    const read = (): never => {
      throw cause;
    };
    expect((await runCall({ read })).outcome).toMatchObject({
      name: 'UpstreamReplyInvalid',
      operation: 'FindCart',
      problem: 'unreadable',
      cause,
    });
  });
});

it('a call reports values of its reply that are unknown, with the operation', async () => {
  const { outcome, unknown } = await runCall({ read: () => noteUnknown('OrderStatus', 'HANDED_OVER') ?? 'read' });
  expect([outcome, unknown]).toEqual(['read', [['FindCart', { list: 'OrderStatus', value: 'HANDED_OVER' }]]]);
});

describe('a call that did not run', () => {
  const failing = (failure: Error) =>
    callsIn({ headers: {} }, () => Promise.reject(failure))({
      operation: OPERATION,
      variables: {},
      shopper: LENA,
      read: ({ name }) => name,
    });

  it('because there is too much to do says that the shop is busy, and names the operation in the log', async () => {
    const cause = new UpstreamBusy('FindCart', 'queue-full');
    await expect(failing(cause)).rejects.toMatchObject({
      name: 'ShopBusy',
      message: 'FindCart: Too many requests are queued',
      cause,
    });
  });

  it('for any other reason fails as it is', async () => {
    const failure = new UpstreamUnavailable('FindCart', 'not-reached');
    await expect(failing(failure)).rejects.toBe(failure);
  });
});

describe('a missing world', () => {
  const gone = { message: 'That world has ended.', extensions: { classification: 'WORLD_GONE' } };

  it('is reported to the tester who named it', async () => {
    expect((await runCall({}, [gone], { headers: { 'x-shop-world': 'w1' } })).outcome).toMatchObject({
      name: 'NoSuchWorld',
      problem: 'WORLD_GONE',
      status: 410,
      message: 'That world has ended.',
    });
  });

  it('is ignored when the session was revoked', async () => {
    const call = callsIn({ headers: { 'x-shop-world': 'w1' } }, () => Promise.resolve({ came: 'nothing' }));
    await expect(
      call({ operation: OPERATION, variables: {}, shopper: LENA, read: () => 'read' }),
    ).rejects.toMatchObject({
      name: 'SessionRevoked',
      operation: 'FindCart',
    });
  });

  it('is a failure of the upstream when nobody named one', async () => {
    expect((await runCall({}, [gone])).outcome).toMatchObject({ name: 'UpstreamErrors' });
  });
});

describe('an error', () => {
  const lost = { message: 'm', extensions: { classification: 'CART_NOT_FOUND' } };
  const internal = { message: 'm', extensions: { classification: 'INTERNAL_ERROR' } };

  it('becomes the value that its caller expects, whatever else went wrong', async () => {
    expect((await runCall({ otherwise: { 'ids-unknown': 'none' } }, [internal, lost])).outcome).toBe('none');
    expect((await runCall({ otherwise: { 'token-required': 'none' } }, [lost])).outcome).toMatchObject({
      name: 'UpstreamErrors',
    });
    expect((await runCall({ otherwise: { 'ids-unknown': 'none' } }, [internal])).outcome).toMatchObject({
      name: 'UpstreamErrors',
    });
  });
});
