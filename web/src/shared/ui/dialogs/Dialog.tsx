import { useState, type ReactNode } from 'react';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../hooks/use-media.js';
import { Icon } from '../../icons/Icon.js';
import type { IconName } from '../../icons/paths.js';
import { classes } from '../classes.js';
import styles from './Dialog.module.css';
import { InitialFocus } from './InitialFocus.js';
import { useRestoreFocus } from './use-restore-focus.js';

const WIDTH = 500;

export interface DialogProps {
  open: boolean;
  title: string;
  icon: IconName;
  onClose: () => void;
  /** Called when the dialog has its full size: the animation that opens it scales it. */
  onOpened?: () => void;
  children: ReactNode;
  /** A red header for irreversible actions. */
  destructive?: boolean;
  /** Buttons after Cancel; without any the dialog has no footer. */
  actions?: ReactNode;
  width?: number;
}

/**
 * The frame of every dialog: colored header, body, Cancel on the left and the action on the right; full screen on
 * phones. Its first field has the focus, or the action of a dialog without fields. A click beside it closes it until
 * something was typed.
 */
export function Dialog(props: DialogProps) {
  const { open, title, icon, onClose, onOpened, children, destructive, actions, width = WIDTH } = props;
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const restoreFocus = useRestoreFocus(open);
  const [wasTyped, setWasTyped] = useState(false);
  const handleClosed = () => {
    setWasTyped(false);
    restoreFocus();
  };
  return (
    <Modal
      open={open}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && onOpened?.()}
      afterClose={handleClosed}
      mask={{ closable: !wasTyped }}
      wrapProps={{ onInput: () => setWasTyped(true) }}
      width={isPhone ? '100%' : width}
      centered={!isPhone}
      destroyOnHidden
      rootClassName="no-print"
      className={classes(styles.dialog, isPhone && styles.fullScreen, destructive && styles.destructive)}
      closeIcon={<Icon name="close" size={18} />}
      title={
        <span className={styles.title}>
          <Icon name={icon} size={22} />
          {title}
        </span>
      }
      footer={
        actions ? (
          <div className={styles.actions}>
            <Button type="text" onClick={onClose}>
              {t('general.cancel')}
            </Button>
            {actions}
          </div>
        ) : null
      }
    >
      {children}
      <InitialFocus />
    </Modal>
  );
}
