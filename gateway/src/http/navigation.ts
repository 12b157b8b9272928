import type { IncomingHttpHeaders } from 'node:http';

/** Whether a page is opened in a tab, by a person: neither embedded, as a picture is, nor fetched ahead. Browsers say so themselves (Fetch Metadata); what says nothing counts as opened. */
export const isOpenedInTab = (headers: IncomingHttpHeaders): boolean => {
  const destination = headers['sec-fetch-dest'];
  const isTopLevel = destination === undefined || destination === 'document';
  return isTopLevel && headers['sec-purpose'] === undefined && headers['purpose'] !== 'prefetch';
};
