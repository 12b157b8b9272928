/** Twice the size at which pages show it, for sharp displays. */
const SIDE = 160;
const QUALITY = 60;

/** A small picture as a `data:` URL of a few kilobytes, of a picture that has been cleaned. */
export const previewOf = async (bytes: Uint8Array): Promise<string> => {
  const { default: sharp } = await import('sharp');
  const small = await sharp(bytes)
    .resize({ width: SIDE, height: SIDE, fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
};
