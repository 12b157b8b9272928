import { type Backend, qaUrl } from '../stack/urls.ts';
import type { ScenarioSession } from '@shop/gateway/visit/scenario-session';

/** The part of an order that journeys look at. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly email: string;
  /** Whether the shopper subscribed to the newsletter with it. */
  readonly newsletter: boolean;
}

interface OrderRecord {
  readonly status: string;
  /** What the shopper agreed to, if they subscribed to the newsletter with it. */
  readonly newsletterWording?: string;
  readonly confirmation: Omit<PlacedOrder, 'newsletter'>;
}

/** The part of a subscription to Prime that journeys look at. */
export interface Subscription {
  readonly subscriptionId: string;
  readonly paymentId: string;
  readonly status: 'awaiting-payment' | 'member' | 'unpaid';
}

export interface CapturedMail {
  readonly to: string;
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  /** Absolute URLs. */
  readonly links: readonly { readonly rel: string; readonly url: string }[];
}

/** A fake shop that belongs to one test. */
export interface World {
  readonly id: string;
  /** Moves the world's clock forward; everything that becomes due in that time happens. */
  advance(by: { readonly minutes: number }): Promise<void>;
  /** All placed orders, without those that wait for payment. */
  orders(): Promise<readonly PlacedOrder[]>;
  /** Subscriptions to Prime, from the order button on. */
  subscriptions(): Promise<readonly Subscription[]>;
  /** Mails to an address, waiting up to two seconds for the first. */
  mailsTo(address: string): Promise<readonly CapturedMail[]>;
  /** Sets a switch of the shop. */
  setParameter(name: string, value: string): Promise<void>;
  /** Sets the price of an article in cents. */
  setPrice(itemId: string, cents: number): Promise<void>;
  /** Sets the stock of an article. */
  leaveInStock(itemId: string, pieces: number): Promise<void>;
}

/** The QA plane refused a request. */
export class QaRequestFailed extends Error {
  override readonly name = 'QaRequestFailed';
}

export const requestQa = async <Result>(backend: Backend, path: string, init?: RequestInit): Promise<Result> => {
  const reply = await fetch(qaUrl(path, backend), init);
  if (!reply.ok) throw new QaRequestFailed(`${init?.method ?? 'GET'} ${path}: ${reply.status} ${await reply.text()}`);
  const text = await reply.text();
  const result: Result = text === '' ? undefined : JSON.parse(text);
  return result;
};

export const postQa = <Result>(backend: Backend, path: string, body: unknown): Promise<Result> =>
  requestQa(backend, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const MAIL_WAIT_MS = 2_000;
const MINUTE_MS = 60_000;

/** An existing world. */
export const worldNamed = (id: string, backend: Backend): World => ({
  id,
  advance: async ({ minutes }) => {
    await postQa(backend, `/worlds/${id}/clock`, { advanceMs: minutes * MINUTE_MS });
  },
  orders: async () => {
    const { orders } = await requestQa<{ readonly orders: readonly OrderRecord[] }>(backend, `/worlds/${id}/orders`);
    return orders
      .filter(({ status }) => status === 'placed')
      .map(({ newsletterWording, confirmation: { orderId, email } }) => ({
        orderId,
        email,
        newsletter: newsletterWording !== undefined,
      }));
  },
  subscriptions: async () =>
    (await requestQa<{ readonly subscriptions: readonly Subscription[] }>(backend, `/worlds/${id}/subscriptions`))
      .subscriptions,
  mailsTo: async (address) => {
    const query = new URLSearchParams({ to: address, waitMs: String(MAIL_WAIT_MS) });
    const { mails } = await requestQa<{ readonly mails: readonly CapturedMail[] }>(
      backend,
      `/worlds/${id}/mails?${query}`,
    );
    return mails;
  },
  setParameter: async (name, value) => {
    await postQa(backend, `/worlds/${id}/parameters`, { name, value });
  },
  setPrice: async (itemId, gross) => {
    await postQa(backend, `/worlds/${id}/prices`, { itemId, gross });
  },
  leaveInStock: async (itemId, pieces) => {
    await postQa(backend, `/worlds/${id}/stock`, { itemId, pieces });
  },
});

/** Whom a world begins with, and at which path. */
export interface Beginning extends ScenarioSession {
  readonly landing: string;
}

/** Creates a new world: with a scenario's shopper, or with a visitor who has not been to the shop. */
export const newWorld = async (
  backend: Backend,
  world: { readonly scenario: string | undefined; readonly at: string | undefined },
): Promise<Beginning> => {
  const { id, scenario } = await postQa<{ readonly id: string; readonly scenario?: Beginning }>(
    backend,
    '/worlds',
    world,
  );
  return scenario ?? { worldId: id, loginState: 'logged-out', landing: '/' };
};
