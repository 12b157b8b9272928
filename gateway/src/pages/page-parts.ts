import type { Shop } from '@shop/domain/shop';
import type { KeptAnswers } from '../cache/kept-answers.ts';
import type { ReadyAnswers } from '../http/ready-answers.ts';
import type { PageQuestion, RenderedPage } from './render-page.ts';

/** What pages are made with. */
export interface PageParts {
  readonly shop: Pick<Shop, 'carts' | 'customers' | 'orders' | 'sessions'>;
  readonly render: (question: PageQuestion) => Promise<RenderedPage>;
  /** For pages that say what failed. */
  readonly renderFailure: (question: PageQuestion) => Promise<RenderedPage>;
  /** Whether pages that are the same for everybody are cached. */
  readonly arePagesCached: boolean;
  readonly kept: KeptAnswers;
  readonly ready: ReadyAnswers;
  /** Takes note of a failure that the visitor was spared. */
  readonly log: (failure: unknown, requestId: string) => void;
}
