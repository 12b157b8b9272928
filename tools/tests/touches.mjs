/** What the built shop is made of, its tests left out. */
export const SHOP = /^(?:domain|fakes|gateway|client)\/(?!.*\.test\.tsx?$)/;

/** Everything of the journeys but the acceptance tests, which are unit tests to their runner. */
export const JOURNEYS = /^e2e\/(?!acceptance\/)/;

/**
 * @param {readonly string[]} files
 * @param {RegExp} place
 */
export const touches = (files, place) => files.some((file) => place.test(file));
