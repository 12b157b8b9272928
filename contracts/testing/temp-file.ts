import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file in a folder of its own. */
export const tempFile = (name: string, content: string): string => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'contracts-')), name);
  writeFileSync(file, content);
  return file;
};
