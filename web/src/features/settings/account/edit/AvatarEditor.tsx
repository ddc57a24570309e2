import { useRef } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { FormError } from '../../../../shared/forms/FormError.js';
import { useSave } from '../../../../api/use-save.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { FilePicker, type FilePickerHandle } from '../../../../shared/ui/actions/FilePicker.js';
import { Avatar } from '../../../../shared/ui/avatar/Avatar.js';
import { useUploadAvatarMutation } from '../account-pages.api.js';
import styles from './AvatarEditor.module.css';

/** The avatar, and a button to replace it. */
export function AvatarEditor({ user }: { user: UserOut }) {
  const { t } = useTranslation();
  const picker = useRef<FilePickerHandle>(null);
  const [upload, { isLoading }] = useUploadAvatarMutation();
  const { save, problem } = useSave('profile.image-saved');

  const handleFile = (image: File) => void save(upload({ userId: user.id, image }));
  return (
    <div className={styles.editor}>
      <Avatar user={user} size={96} />
      <div>
        <Button icon={<Icon name="image" />} loading={isLoading} onClick={() => picker.current?.open()}>
          {t('profile.change-image')}
        </Button>
        <FilePicker
          ref={picker}
          accept="image/*"
          label={t('profile.change-image')}
          onFiles={([file]) => handleFile(file)}
        />
        <p className={styles.hint}>{t('profile.image-hint')}</p>
        <FormError text={problem} />
      </div>
    </div>
  );
}
