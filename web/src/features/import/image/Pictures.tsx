import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { without } from '../../../shared/format/list-edits.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { FilePreview } from './FilePreview.js';
import styles from './ImportImagePage.module.css';
import { lazyPart } from '../../../shared/theme/lazy-part.js';

const CropDialog = lazyPart(async () => ({
  default: (await import('../../../shared/ui/image/CropDialog.js')).CropDialog,
}));

export interface PicturesProps {
  pictures: readonly File[];
  onChange: (pictures: readonly File[]) => void;
}

/** The chosen pictures in their order; each can be cut and turned, or taken out. */
export function Pictures({ pictures, onChange }: PicturesProps) {
  const [cropped, setCropped] = useState<number | null>(null);
  const picture = cropped === null ? undefined : pictures[cropped];
  const handleCropped = (index: number, file: File) => {
    onChange(pictures.map((each, place) => (place === index ? file : each)));
    setCropped(null);
  };
  return (
    <>
      <ol className={styles.pictures}>
        {pictures.map((file, index) => (
          <Thumbnail
            key={index}
            picture={file}
            number={index + 1}
            onCrop={() => setCropped(index)}
            onRemove={() => onChange(without(pictures, index))}
          />
        ))}
      </ol>
      {picture && cropped !== null && (
        <Suspense>
          <CropDialog
            picture={picture}
            onDone={(file) => handleCropped(cropped, file)}
            onClose={() => setCropped(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ThumbnailProps {
  picture: File;
  number: number;
  onCrop: () => void;
  onRemove: () => void;
}

function Thumbnail({ picture, number, onCrop, onRemove }: ThumbnailProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.picture}>
      <FilePreview picture={picture} alt={t('new-recipe.picture-number', { number })} />
      <div className={styles.tools}>
        <IconButton icon="crop" label={t('new-recipe.crop-picture', { number })} onClick={onCrop} />
        <IconButton icon="trash" label={t('new-recipe.remove-picture', { number })} onClick={onRemove} />
      </div>
    </li>
  );
}
