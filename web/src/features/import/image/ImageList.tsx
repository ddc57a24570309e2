import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeItem } from '../../../shared/lists/list-edits.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { FilePreview } from '../../../shared/ui/image/FilePreview.js';
import styles from './ImportImagePage.module.css';
import { lazyPart } from '../../../shared/theme/lazy-part.js';

const CropDialog = lazyPart(async () => ({
  default: (await import('../../../shared/ui/image/CropDialog.js')).CropDialog,
}));

export interface ImageListProps {
  images: readonly File[];
  onChange: (images: readonly File[]) => void;
}

/** The selected images in order; each can be cropped, rotated or removed. */
export function ImageList({ images, onChange }: ImageListProps) {
  const [cropped, setCropped] = useState<number | null>(null);
  const image = cropped === null ? undefined : images[cropped];
  const handleCropped = (index: number, file: File) => {
    onChange(images.map((each, place) => (place === index ? file : each)));
    setCropped(null);
  };
  return (
    <>
      <ol className={styles.images}>
        {images.map((file, index) => (
          <Thumbnail
            key={index}
            image={file}
            number={index + 1}
            onCrop={() => setCropped(index)}
            onRemove={() => onChange(removeItem(images, index))}
          />
        ))}
      </ol>
      {image && cropped !== null && (
        <Suspense>
          <CropDialog image={image} onDone={(file) => handleCropped(cropped, file)} onClose={() => setCropped(null)} />
        </Suspense>
      )}
    </>
  );
}

interface ThumbnailProps {
  image: File;
  number: number;
  onCrop: () => void;
  onRemove: () => void;
}

function Thumbnail({ image, number, onCrop, onRemove }: ThumbnailProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.image}>
      <FilePreview image={image} alt={t('new-recipe.image-number', { number })} />
      <div className={styles.tools}>
        <IconButton icon="crop" label={t('new-recipe.crop-image', { number })} onClick={onCrop} />
        <IconButton icon="trash" label={t('new-recipe.remove-image', { number })} onClick={onRemove} />
      </div>
    </li>
  );
}
