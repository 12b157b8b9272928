/** One line of a gateway's figures: a route, how it was answered, and how often. */
const COUNT = /^shop_http_request_duration_seconds_count\{.*route="(?<route>[^"]*)".*\} (?<count>\d+)$/gmu;
/** Asked by those who watch it, not by visitors. */
const OF_THE_PROCESS = /^\/(?:health\/|metrics)/u;

/** How many requests of visitors a gateway has answered, by its figures at `/metrics`. */
export const answeredIn = (figures: string): number =>
  [...figures.matchAll(COUNT)].filter(({ groups }) => !OF_THE_PROCESS.test(groups?.['route'] ?? '')).reduce((sum, { groups }) => sum + Number(groups?.['count']), 0);
