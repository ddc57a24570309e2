import { useRef, useState } from 'react';
import { Button, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../../../shared/forms/FormError.js';
import { useSave } from '../../../../api/use-save.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog.js';
import { FilePicker, type FilePickerHandle } from '../../../../shared/ui/actions/FilePicker.js';
import { ASSET_KINDS, type Asset } from '../../assets/recipe-asset.js';
import { useUploadAssetMutation } from '../edit.api.js';
import { TextField } from '../../../../shared/forms/fields/TextField.js';
import type { VersionedResponse, WriteQueue } from '../write-queue.js';
import styles from './notes-and-assets.module.css';

export interface AssetDialogProps {
  recipeId: string;
  /** The queue of the editor. */
  writes: WriteQueue;
  onAdded: (result: VersionedResponse<Asset>) => void;
  onClose: () => void;
}

/** A new asset: name, kind and file. */
export function AssetDialog({ recipeId, writes, onAdded, onClose }: AssetDialogProps) {
  const { t } = useTranslation();
  const picker = useRef<FilePickerHandle>(null);
  const [name, setName] = useState('');
  const [icon, setIcon] = useState('mdi-file');
  const [file, setFile] = useState<File | null>(null);
  const [incomplete, setIncomplete] = useState(false);
  const [upload, { isLoading }] = useUploadAssetMutation();
  const { problem, save } = useSave('recipe-edit.asset-added');

  const handleFile = (selectedFile: File) => {
    setFile(selectedFile);
    if (!name.trim()) setName(selectedFile.name.replace(/\.[^.]*$/, ''));
  };
  const handleUpload = async () => {
    setIncomplete(!file || !name.trim());
    if (!file || !name.trim()) return;
    const call = upload({ recipeId, name: name.trim(), icon, file, writes });
    if (!(await save(call))) return;
    onAdded(await call.unwrap());
    onClose();
  };
  return (
    <Dialog
      open
      title={t('recipe-edit.add-asset')}
      icon="upload"
      onClose={onClose}
      actions={
        <Button type="primary" loading={isLoading} onClick={() => void handleUpload()}>
          {t('recipe-edit.upload')}
        </Button>
      }
    >
      <div className={styles.assetForm}>
        <Button icon={<Icon name="file" size={18} />} onClick={() => picker.current?.open()}>
          <bdi>{file?.name ?? t('recipe-edit.choose-file')}</bdi>
        </Button>
        <FilePicker ref={picker} label={t('recipe-edit.choose-file')} onFiles={([file]) => handleFile(file)} />
        <TextField label={t('general.name')} value={name} onChange={setName} />
        <Radio.Group
          aria-label={t('recipe-edit.asset-kind')}
          value={icon}
          onChange={(event) => setIcon(event.target.value as string)}
          options={Object.entries(ASSET_KINDS).map(([value, { name: kind }]) => ({
            value,
            label: t(`recipe-edit.asset-${kind}`),
          }))}
        />
        <FormError text={incomplete ? t('recipe-edit.asset-incomplete') : problem} />
      </div>
    </Dialog>
  );
}
