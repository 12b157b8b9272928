/** A line of a gateway's metrics with a route and its request count. */
const COUNT = /^shop_http_request_duration_seconds_count\{.*route="(?<route>[^"]*)".*\} (?<count>\d+)$/gmu;
/** Routes that monitoring requests, not visitors. */
const MONITORING = /^\/(?:health\/|metrics)/u;

/** How many requests of visitors a gateway has served, according to its `/metrics`. */
export const requestCountIn = (metrics: string): number =>
  [...metrics.matchAll(COUNT)]
    .filter(({ groups }) => !MONITORING.test(groups?.['route'] ?? ''))
    .reduce((sum, { groups }) => sum + Number(groups?.['count']), 0);
