import { Suspense, useRef, useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { FilePicker, type FilePickerHandle } from '../../../shared/ui/actions/FilePicker.js';
import { FilePreview } from '../../../shared/ui/image/FilePreview.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';
import styles from './cook-log.module.css';

const CropDialog = lazyPart(async () => ({
  default: (await import('../../../shared/ui/image/CropDialog.js')).CropDialog,
}));

export interface CookLogImageProps {
  image: File | null;
  onChange: (image: File | null) => void;
}

/** The optional image of a cooked recipe: it is shown before it is sent, and can be replaced or removed. */
export function CookLogImage({ image, onChange }: CookLogImageProps) {
  const { t } = useTranslation();
  const picker = useRef<FilePickerHandle>(null);
  const [selectedFile, setSelectedFile] = useState<File | null>(null);
  const handleDone = (file: File) => {
    onChange(file);
    setSelectedFile(null);
  };
  return (
    <div className={styles.image}>
      {image && <FilePreview image={image} alt={t('recipe.selected-image')} />}
      <Button icon={<Icon name="image" size={18} />} onClick={() => picker.current?.open()}>
        {t(image ? 'recipe.change-image' : 'recipe.add-image')}
      </Button>
      {image && (
        <Button type="text" icon={<Icon name="trash" size={18} />} onClick={() => onChange(null)}>
          {t('recipe.remove-image')}
        </Button>
      )}
      <FilePicker
        ref={picker}
        accept="image/*"
        label={t('recipe.add-image')}
        onFiles={([file]) => setSelectedFile(file)}
      />
      <Suspense>
        {selectedFile && <CropDialog image={selectedFile} onClose={() => setSelectedFile(null)} onDone={handleDone} />}
      </Suspense>
    </div>
  );
}
