import { type Backend, qaUrl } from '../stack/urls.ts';
import type { ScenarioShopper } from './session-cookies.ts';

/** An order as far as journeys look at it. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly email: string;
  /** Whether the newsletter was ordered with it. */
  readonly newsletter: boolean;
}

interface OrderRecord {
  readonly status: string;
  readonly newsletter: boolean;
  readonly confirmation: Omit<PlacedOrder, 'newsletter'>;
}

export interface CapturedMail {
  readonly to: string;
  readonly template: string;
  readonly subject: string;
  readonly text: string;
}

/** A fake shop of one test's own. */
export interface World {
  readonly id: string;
  /** Moves the world's clock forward; what falls due on the way happens. */
  advance(by: { readonly minutes: number }): Promise<void>;
  /** Every order that was placed, and none that waits for its payment. */
  orders(): Promise<readonly PlacedOrder[]>;
  /** Mails to an address, waiting up to two seconds for the first. */
  mailsTo(address: string): Promise<readonly CapturedMail[]>;
  /** From now on an article costs so many cents. */
  setPrice(itemId: string, cents: number): Promise<void>;
  /** From now on the shop has so many pieces of an article left. */
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
  requestQa(backend, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const MAIL_WAIT_MS = 2_000;
const MINUTE_MS = 60_000;

/** A world that is there already. */
export const worldNamed = (id: string, backend: Backend): World => ({
  id,
  advance: async ({ minutes }) => {
    await postQa(backend, `/worlds/${id}/clock`, { advanceMs: minutes * MINUTE_MS });
  },
  orders: async () => {
    const { orders } = await requestQa<{ readonly orders: readonly OrderRecord[] }>(backend, `/worlds/${id}/orders`);
    return orders.filter(({ status }) => status === 'placed').map(({ newsletter, confirmation: { orderId, email } }) => ({ orderId, email, newsletter }));
  },
  mailsTo: async (address) => {
    const query = new URLSearchParams({ to: address, waitMs: String(MAIL_WAIT_MS) });
    const { mails } = await requestQa<{ readonly mails: readonly CapturedMail[] }>(backend, `/worlds/${id}/mails?${query}`);
    return mails;
  },
  setPrice: async (itemId, gross) => {
    await postQa(backend, `/worlds/${id}/prices`, { itemId, gross });
  },
  leaveInStock: async (itemId, pieces) => {
    await postQa(backend, `/worlds/${id}/stock`, { itemId, pieces });
  },
});

/** A new world, in which nobody has been yet. */
export const newWorld = async (backend: Backend): Promise<World> => {
  const { id } = await postQa<{ readonly id: string }>(backend, '/worlds', {});
  return worldNamed(id, backend);
};

/** A scenario's world with its shopper, and where in the shop it begins. */
export const newScenario = async (scenario: string, backend: Backend): Promise<ScenarioShopper & { readonly landing: string }> => {
  const { scenario: started } = await postQa<{ readonly scenario: ScenarioShopper & { readonly landing: string } }>(backend, '/worlds', { scenario });
  return started;
};
