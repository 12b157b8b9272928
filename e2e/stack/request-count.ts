/** One line of a gateway's metrics: a route, its status, and a count. */
const COUNT = /^shop_http_request_duration_seconds_count\{.*route="(?<route>[^"]*)".*\} (?<count>\d+)$/gmu;
/** Requested by monitoring, not by visitors. */
const OF_THE_PROCESS = /^\/(?:health\/|metrics)/u;

/** How many requests of visitors a gateway has served, by its `/metrics`. */
export const requestCountIn = (figures: string): number =>
  [...figures.matchAll(COUNT)].filter(({ groups }) => !OF_THE_PROCESS.test(groups?.['route'] ?? '')).reduce((sum, { groups }) => sum + Number(groups?.['count']), 0);
