import type { PageReply, PageRequest, RenderPage } from './page-contract.ts';
import { renderFailure } from './render-failure.tsx';
import { renderRoute } from './render-route.tsx';

export { prepareDrawing } from './render-route.tsx';

/** Renders a page of the shop. Never throws: a failure while rendering becomes the error page. */
export const renderPage: RenderPage = async (request: PageRequest): Promise<PageReply> => {
  if (request.failure !== undefined) return renderFailure(request, request.failure, []);
  try {
    return await renderRoute(request);
  } catch (failure) {
    return renderFailure(request, failure, [failure]);
  }
};
