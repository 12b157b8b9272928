import type { FieldError } from '@shop/domain/shared/field-errors';
import type { UploadedFile } from '@shop/domain/shared/uploaded-file';
import type { UploadRule } from '@shop/domain/shared/upload-rules';
import type { FastifyRequest } from 'fastify';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { httpError } from '../http/errors.ts';
import type { Counters } from '../limits/counters.ts';
import { LIMITS, MAX_FORM_BYTES } from '../limits/limits.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { perNetwork } from '../limits/per-network.ts';
import type { Timers } from '../timing/timers.ts';
import { checkFile } from './check-file.ts';
import { readMultipart } from './read-multipart.ts';
import { uploadSlots } from './upload-slots.ts';

/** A form with files, as far as its files may be used. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
  /** Why files were refused. The others are in `files`. */
  readonly fieldErrors: readonly FieldError[];
  /** Whether its fields ask for something that exists; if not, nobody has looked at its files. */
  readonly isExpected: boolean;
}

/** What a form with files sends: one file field, and any other fields. */
export interface ExpectedForm {
  readonly field: string;
  readonly rule: UploadRule;
  /** What must be known about the fields before a file is decoded. */
  readonly isExpected?: (fields: ReceivedForm['fields']) => Promise<boolean>;
}

/** Whom the limits count for. */
export interface Sender {
  /** undefined for this machine. */
  readonly network: string | undefined;
  readonly source: RequestSource;
}

/** Receives forms with files (docs/decisions/0093). */
export interface Uploads {
  /** Rejects with a reply if the form is malformed, cut off, too slow or too large, or if there are too many uploads. */
  receive(request: FastifyRequest, sender: Sender, expected: ExpectedForm): Promise<ReceivedForm>;
}

/** Injection token of the `Uploads`. */
export const UPLOADS = Symbol('Uploads');

const NO_LENGTH = {
  statusCode: 411,
  message: 'A form with files needs a Content-Length.',
  classification: 'BAD_REQUEST',
} as const;
const TOO_LARGE = {
  statusCode: 413,
  message: 'The files are too large together.',
  classification: 'BAD_REQUEST',
  messageKey: 'shop.upload.tooLarge',
} as const;

/** Browsers declare the length of a form, so that a form that is too large is refused before it is read. */
const refuseByLength = ({ headers }: FastifyRequest): void => {
  const length = Number(headers['content-length']);
  if (!Number.isSafeInteger(length)) throw httpError(NO_LENGTH);
  if (length > MAX_FORM_BYTES) throw httpError(TOO_LARGE);
};

const read = async (
  request: FastifyRequest,
  { field, rule, isExpected }: ExpectedForm,
  timers: Timers,
): Promise<ReceivedForm> => {
  const sent = await readMultipart(request.raw, { maxFileBytes: rule.maxBytes, maxFiles: rule.maxFiles }, timers);
  if (isExpected !== undefined && !(await isExpected(sent.fields)))
    return { fields: sent.fields, files: [], fieldErrors: [], isExpected: false };
  const files: UploadedFile[] = [];
  const fieldErrors: FieldError[] = sent.hasMoreFiles ? [{ field, message: 'shop.upload.tooMany' }] : [];
  for (const file of sent.files.filter((one) => one.field === field)) {
    const checked = await checkFile(rule, file);
    if (checked.ok) files.push(checked.value);
    else fieldErrors.push({ field, message: checked.refusal });
  }
  return { fields: sent.fields, files, fieldErrors, isExpected: true };
};

export const uploads = (counters: Counters, timers: Timers): Uploads => {
  const slots = uploadSlots();
  return {
    receive: async (request, { network, source }, expected) => {
      refuseByLength(request);
      const counted = await counters.count(perNetwork(source, LIMITS.uploads, LIMITS.uploadsADay));
      if (counted.isOver) throw new TooManyAttempts(counted.seconds);
      return slots.run(network, () => read(request, expected, timers));
    },
  };
};
