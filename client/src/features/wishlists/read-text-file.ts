const decoded = (bytes: ArrayBuffer, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const isUtf16 = (bytes: ArrayBuffer): boolean => {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  return first === 0xff && second === 0xfe;
};

/** The text of a file, as spreadsheets save it: in UTF-8, in UTF-16 where its mark says so, else in Windows' own encoding. */
export const readTextFile = async (file: Blob): Promise<string> => {
  const bytes = await file.arrayBuffer();
  return decoded(bytes, isUtf16(bytes) ? 'utf-16le' : 'utf-8') ?? decoded(bytes, 'windows-1252') ?? '';
};
