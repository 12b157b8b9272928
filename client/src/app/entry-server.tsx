import { GraphqlFailure } from '../platform/failures/failures.ts';
import type { PageReply, PageRequest, RenderPage } from '@shop/domain/pages/page-contract';
import { renderFailure } from './render-failure.tsx';
import { renderRoute } from './render-route.tsx';

export { prepareDrawing } from './render-route.tsx';

/** The gateway logs what fails behind a query. Only the page knows of a query that was wrong, or of a reply without data. */
const isLoggedAlready = (failure: unknown): boolean =>
  failure instanceof GraphqlFailure && failure.errors.length > 0 && failure.classification !== 'BAD_REQUEST';

/** Renders a page of the shop. Never throws: a failure while rendering becomes the error page. */
export const renderPage: RenderPage = async (request: PageRequest): Promise<PageReply> => {
  if (request.failure !== undefined) return renderFailure(request, request.failure, []);
  try {
    return await renderRoute(request);
  } catch (failure) {
    return renderFailure(request, failure, isLoggedAlready(failure) ? [] : [failure]);
  }
};
