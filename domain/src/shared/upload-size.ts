/** As people count them. */
export const BYTES_PER_MEGABYTE = 1_000_000;

/** Of one file. A photo of a current phone has 3 to 8 MB. */
export const MAX_UPLOAD_BYTES = 10 * BYTES_PER_MEGABYTE;
