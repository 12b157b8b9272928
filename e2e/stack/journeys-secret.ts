/** Signs the cookies of the shops that the journeys open; nothing else is signed with it. */
export const JOURNEYS_SECRET = 'journeys-journeys-journeys-journeys';
