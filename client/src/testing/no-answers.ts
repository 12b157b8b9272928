import type { Fetch } from './page-network.ts';

const html = (status = 200): Promise<Response> =>
  Promise.resolve(
    new Response('<!doctype html><title>Anmeldung im WLAN</title>', {
      status,
      headers: { 'content-type': 'text/html' },
    }),
  );

/** The page of a hotspot or of a school's filter, which it puts in place of every answer. */
export const hotspotPage: Fetch = () => html();

export const noConnection: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** What may stand in place of an answer. Browsers fail a request that is redirected to another host, as one without a network. */
export const NO_ANSWERS: Readonly<Record<string, Fetch>> = {
  'no network, or a redirect to another host': noConnection,
  'the page of a hotspot': hotspotPage,
  'the error page of a proxy': () => html(502),
  'half an answer': () => Promise.resolve(new Response('{"data":{"me":{"cart')),
  'another text': () => Promise.resolve(new Response('blocked', { headers: { 'content-type': 'text/plain' } })),
  'JSON of somebody else': () => Promise.resolve(Response.json(['blocked'], { status: 403 })),
  'nothing at all': () => Promise.resolve(new Response('')),
};
