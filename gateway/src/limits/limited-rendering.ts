import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { Overloaded, TooManyRequests } from '../http/request-failures.ts';
import type { PageQuestion, RenderedPage } from '../pages/render-page.ts';
import { BUCKETS, MAX_DRAWN_FAILURES, MAX_DRAWN_PAGES, MAX_WAITING_FAILURES, MAX_WAITING_PAGES, UNKNOWN_PAGE_COST } from './limits.ts';
import type { TokenBuckets } from './token-buckets.ts';

type Render = (question: PageQuestion) => Promise<RenderedPage>;

/** Who waits to be drawn is drawn soon, or somebody else is. */
const RETRY_SECONDS = 2;
const NOT_FOUND = 404;

const inSlots = (render: Render, atATime: number, waiting: number): Render => {
  const slots = bulkhead(atATime, waiting);
  return async (question) => {
    try {
      return await slots.execute(() => render(question));
    } catch (failure) {
      throw failure instanceof BulkheadRejectedError ? new Overloaded(RETRY_SECONDS) : failure;
    }
  };
};

export interface LimitedRendering {
  readonly render: Render;
  /** For pages that say what failed: not counted, and drawn also where all other pages wait. */
  readonly renderFailure: Render;
}

/** Draws a few pages at a time, and no more for one network than people look at. */
export const limitedRendering = (render: Render, buckets: TokenBuckets): LimitedRendering => {
  const inTurn = inSlots(render, MAX_DRAWN_PAGES, MAX_WAITING_PAGES);
  return {
    render: async (question) => {
      const { network } = question.arrival;
      const seconds = buckets.secondsUntil(BUCKETS.pages, network);
      if (seconds > 0) throw new TooManyRequests(seconds);
      const rendered = await inTurn(question);
      if (rendered.reply.status === NOT_FOUND) buckets.pay(BUCKETS.pages, network, UNKNOWN_PAGE_COST);
      return rendered;
    },
    renderFailure: inSlots(render, MAX_DRAWN_FAILURES, MAX_WAITING_FAILURES),
  };
};
