import { useEffect, useState } from 'react';

/** Width of a preview in device pixels: twice its width on the page. */
const WIDTH = 144;

const draw = async (file: File): Promise<string | undefined> => {
  const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' });
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.toDataURL('image/jpeg');
};

/** A small preview of a picture; undefined until it is drawn, and for other files. A data URL, because pages may not load blobs. */
export const useThumbnail = (file: File | undefined): string | undefined => {
  const [drawn, setDrawn] = useState<{ readonly of: File; readonly url: string }>();
  useEffect(() => {
    if (file === undefined || !file.type.startsWith('image/') || !('createImageBitmap' in globalThis)) return;
    let isGone = false;
    // A picture that the browser cannot draw has no preview; the shop decides whether it takes it.
    draw(file).then(
      (url) => {
        if (!isGone && url !== undefined) setDrawn({ of: file, url });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  return drawn?.of === file ? drawn?.url : undefined;
};
