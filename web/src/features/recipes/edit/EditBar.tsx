import { useSyncExternalStore } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../shared/hooks/use-media.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import type { DraftEditing } from './draft/use-draft.js';
import styles from './EditBar.module.css';

export interface EditBarProps {
  editing: DraftEditing;
  asJson: boolean;
  /** The JSON has an error: the draft is the last valid state. */
  isInvalidJson: boolean;
  /** The new key of the extras has an error. */
  isInvalidKey: boolean;
  busy: boolean;
  /** Whether the draft can be saved. */
  saveable: boolean;
  onJson: () => void;
  onDelete: () => void;
  onClose: () => void;
  onSave: () => void;
}

/** The toolbar of the editor; sticky. */
export function EditBar(props: EditBarProps) {
  const { editing, asJson, isInvalidJson, isInvalidKey, busy, saveable, onJson, onDelete, onClose, onSave } = props;
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { dirty, canUndo, canRedo, undo, redo } = editing;
  const { writes } = editing.immediate;
  const isUploading = useSyncExternalStore(writes.subscribe, writes.isBusy);
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('recipe-edit.editing')}>
      <span className={styles.state} role="status">
        {t(stateKey({ isInvalidJson, isInvalidKey, dirty }))}
      </span>
      <IconButton icon="undo" label={t('recipe-edit.undo')} disabled={!canUndo} onClick={undo} />
      <IconButton icon="redo" label={t('recipe-edit.redo')} disabled={!canRedo} onClick={redo} />
      <IconButton icon="trash" label={t('general.delete')} danger onClick={onDelete} />
      <IconButton
        icon="code"
        label={t(asJson ? 'recipe-edit.as-form' : 'recipe-edit.as-json')}
        aria-pressed={asJson}
        type={asJson ? 'primary' : 'text'}
        // The text of the draft would lack what an upload adds.
        disabled={asJson ? isInvalidJson : isUploading}
        onClick={onJson}
      />
      <Button
        className={styles.leave}
        icon={isPhone ? <Icon name="close" size={18} /> : null}
        aria-label={t('general.close')}
        onClick={onClose}
      >
        {isPhone ? null : t('general.close')}
      </Button>
      <Button
        type="primary"
        loading={busy}
        disabled={!saveable}
        icon={<Icon name="check" size={18} />}
        onClick={onSave}
      >
        {t(busy ? 'general.saving' : 'general.save')}
      </Button>
    </div>
  );
}

interface EditState extends Pick<EditBarProps, 'isInvalidJson' | 'isInvalidKey'> {
  dirty: boolean;
}

function stateKey({ isInvalidJson, isInvalidKey, dirty }: EditState): string {
  if (isInvalidJson) return 'recipe-edit.json-not-stored';
  if (isInvalidKey) return 'recipe-edit.new-key-invalid';
  return dirty ? 'recipe-edit.unsaved-stored' : 'recipe-edit.nothing-changed';
}
