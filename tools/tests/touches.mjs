/** The files of the built shop, without its tests. */
export const SHOP = /^(?:domain|fakes|gateway|client)\/(?!.*\.test\.tsx?$)/;

/** The files of the journeys, without the acceptance tests, which run as unit tests. */
export const JOURNEYS = /^e2e\/(?!acceptance\/)/;

/**
 * @param {readonly string[]} files
 * @param {RegExp} place
 */
export const touches = (files, place) => files.some((file) => place.test(file));
