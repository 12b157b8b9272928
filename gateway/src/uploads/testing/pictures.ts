import sharp from 'sharp';

const BERLIN = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '52/1 31/1 12/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '13/1 24/1 18/1',
};
/** The camera was held upright: the picture is stored lying on its side. */
const LYING = 6;

/** A photo as phones write it: 40 by 30 pixels, turned by its metadata, with the place where it was taken. */
export const photo = (format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#1f5c4b' } })
    .withExif({ IFD0: { Make: 'Kreidephon', Artist: 'Anna Lehmann' }, IFD3: BERLIN })
    .withMetadata({ orientation: LYING })
    .toFormat(format)
    .toBuffer();

interface Bomb {
  readonly width: number;
  readonly height: number;
  readonly channels?: 3 | 4;
  /** Bits of a colour. */
  readonly depth?: 8 | 16;
}

/** A picture whose file is small and whose pixels are not. */
export const bomb = ({ width, height, channels = 3, depth = 8 }: Bomb): Promise<Buffer> =>
  sharp({ create: { width, height, channels, background: '#ffffff' } })
    .toColourspace(depth === 16 ? 'rgb16' : 'srgb')
    .png({ compressionLevel: 9, adaptiveFiltering: false })
    .toBuffer();

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
