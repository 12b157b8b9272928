import { isObject } from '../../shared/is-object.ts';
import { RequestRefused } from './request-refused.ts';

/** A file of a multipart request, as the value of a variable. */
export type UploadedFile = File;

const jsonIn = (form: FormData, name: string): unknown => {
  const text = form.get(name);
  if (typeof text !== 'string')
    throw new RequestRefused(
      400,
      `The part ${name} must be a text: a multipart request has the parts operations, map, and the files that map names.`,
    );
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestRefused(400, `The part ${name} is not valid JSON.`);
  }
};

/** Sets the file at a dotted path, which holds null until then. */
const put = (operations: unknown, path: string, file: UploadedFile): void => {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const place = steps.reduce<unknown>(
    (value, step) => (isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined),
    operations,
  );
  if (!isObject(place) || !Object.hasOwn(place, last) || place[last] !== null)
    throw new RequestRefused(400, `map names ${path}, where no file is expected: operations must hold null there.`);
  place[last] = file;
};

const formOf = async (body: Buffer, contentType: string): Promise<FormData> => {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new RequestRefused(400, 'The body is not a multipart form.');
  }
};

/** The operations of GraphQL's multipart request: the parts `operations`, `map`, and the files that it names. */
export const readMultipart = async (body: Buffer, contentType: string): Promise<unknown> => {
  const form = await formOf(body, contentType);
  const operations = jsonIn(form, 'operations');
  const map = jsonIn(form, 'map');
  if (!isObject(map)) throw new RequestRefused(400, 'map must name the places of the files.');
  for (const [part, paths] of Object.entries(map)) {
    const file = form.get(part);
    if (!(file instanceof File))
      throw new RequestRefused(400, `The file ${part} is missing: map names a part that must come with a filename.`);
    if (!Array.isArray(paths)) throw new RequestRefused(400, `map must list the places of the file ${part}.`);
    for (const path of paths) put(operations, String(path), file);
  }
  return operations;
};
