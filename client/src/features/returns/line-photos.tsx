import { PHOTO_RULE } from '@shop/domain/shared/upload-rules';
import { MOST_IMAGES_OF_ITEM } from '@shop/domain/returns/selection-errors';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import type { Upload } from '../../platform/uploads/use-uploads.ts';
import { FileField } from '../../ui/file-field.tsx';
import type { ReturnFlow } from './return-flow.ts';
import { useRemoveReturnImage } from './returns.mutations.ts';
import { fieldOf } from './selection-values.ts';

interface LinePhotosProps {
  readonly order: string;
  readonly itemId: string;
  readonly images: ReturnFlow['images'];
  readonly uploadTo: (itemId: string) => Upload;
}

const RULE = { ...PHOTO_RULE, maxFiles: MOST_IMAGES_OF_ITEM };

/** The photos of a line. Each is stored by the shop as soon as it is chosen, so that neither an error nor a reload loses it. */
export const LinePhotos = ({ order, itemId, images, uploadTo }: LinePhotosProps): ReactNode => {
  const { t } = useTranslation('returns');
  const { mutate: remove } = useRemoveReturnImage();
  return (
    <FileField
      name={fieldOf(itemId, 'images')}
      label={t('line.photos')}
      hint={t('line.photos.hint', { max: MOST_IMAGES_OF_ITEM })}
      isRequired={false}
      rule={RULE}
      upload={uploadTo(itemId)}
      previewOf={(id) => images.find((image) => image.id === id)?.preview}
      onRemove={(image) => remove({ order, image })}
    />
  );
};
