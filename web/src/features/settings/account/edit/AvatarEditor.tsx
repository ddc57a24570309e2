import { useRef } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { FormError } from '../../../../shared/forms/FormError.js';
import { useSave } from '../../../../api/use-save.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { Avatar } from '../../../../shared/ui/avatar/Avatar.js';
import { useUploadAvatarMutation } from '../account-pages.api.js';
import styles from './AvatarEditor.module.css';

/** The avatar, and a button to replace it. */
export function AvatarEditor({ user }: { user: UserOut }) {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  const [upload, { isLoading }] = useUploadAvatarMutation();
  const { save, problem } = useSave('profile.image-saved');

  const handleChoose = async (image: File | undefined) => {
    if (image) await save(upload({ userId: user.id, image }));
    if (file.current) file.current.value = ''; // allows the same file to be selected again
  };
  return (
    <div className={styles.editor}>
      <Avatar user={user} size={96} />
      <div>
        <Button icon={<Icon name="image" />} loading={isLoading} onClick={() => file.current?.click()}>
          {t('profile.change-image')}
        </Button>
        <input
          ref={file}
          type="file"
          accept="image/*"
          aria-label={t('profile.change-image')}
          className="visually-hidden"
          tabIndex={-1}
          onChange={(event) => void handleChoose(event.target.files?.[0])}
        />
        <p className={styles.hint}>{t('profile.image-hint')}</p>
        <FormError text={problem} />
      </div>
    </div>
  );
}
