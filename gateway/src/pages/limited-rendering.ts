import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { Overloaded, TooManyRequests } from '../http/errors.ts';
import type { PageToRender, RenderedPage } from './render-page.ts';
import {
  BUCKETS,
  MAX_DRAWN_FAILURES,
  MAX_DRAWN_PAGES,
  MAX_WAITING_FAILURES,
  MAX_WAITING_PAGES,
  UNKNOWN_PAGE_COST,
} from '../limits/limits.ts';
import type { TokenBuckets } from '../limits/token-buckets.ts';

type Render = (page: PageToRender) => Promise<RenderedPage>;

/** Some of the waiting pages have been rendered by then. */
const RETRY_SECONDS = 2;
const NOT_FOUND = 404;

const inSlots = (render: Render, atATime: number, waiting: number): Render => {
  const slots = bulkhead(atATime, waiting);
  return async (page) => {
    try {
      return await slots.execute(() => render(page));
    } catch (failure) {
      throw failure instanceof BulkheadRejectedError ? new Overloaded(RETRY_SECONDS) : failure;
    }
  };
};

export interface LimitedRendering {
  readonly render: Render;
  /** For failure pages: not counted, and with their own slots. */
  readonly renderFailure: Render;
}

/** Limits how many pages are rendered at a time, and how many for one network. */
export const limitedRendering = (render: Render, buckets: TokenBuckets): LimitedRendering => {
  const inTurn = inSlots(render, MAX_DRAWN_PAGES, MAX_WAITING_PAGES);
  return {
    render: async (page) => {
      const { network } = page.requestContext;
      const seconds = buckets.secondsUntil(BUCKETS.pages, network);
      if (seconds > 0) throw new TooManyRequests(seconds);
      const rendered = await inTurn(page);
      if (rendered.reply.status === NOT_FOUND) buckets.pay(BUCKETS.pages, network, UNKNOWN_PAGE_COST);
      return rendered;
    },
    renderFailure: inSlots(render, MAX_DRAWN_FAILURES, MAX_WAITING_FAILURES),
  };
};
