import { PICTURES, type UploadRule } from '../shared/upload-rules.ts';
import { MAX_UPLOAD_BYTES } from '../shared/upload-size.ts';

/** A photo for a request. Each is uploaded by itself, so that one that fails loses no other. */
export const CONTACT_IMAGE_RULE: UploadRule = { types: PICTURES, maxBytes: MAX_UPLOAD_BYTES, maxFiles: 1 };
