import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import type { IconName } from '../../../shared/icons/paths.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { ButtonMenu } from '../../../shared/ui/controls/overlays/ButtonMenu.js';

export interface RowMenuItem {
  /** The last part of the key of its text. */
  key: string;
  icon: IconName;
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** At least half of the screen is free above or below a row. */
const NEVER_TALLER = { maxHeight: '48dvh', overflowY: 'auto' } as const;

/** The menu button of a row, and its menu. */
export function RowMenu({ label, entries }: { label: string; entries: readonly (RowMenuItem | false)[] }) {
  const { t } = useTranslation();
  const items = entries
    .filter((entry) => entry !== false)
    .map(({ icon, ...entry }) => ({
      ...entry,
      icon: <Icon name={icon} size={18} />,
      label: t(`recipe-edit.${entry.key}`),
    }));
  return (
    <ButtonMenu placement="bottomRight" menu={{ items, style: NEVER_TALLER }}>
      <span>
        <IconButton icon="more" label={label} aria-haspopup="menu" />
      </span>
    </ButtonMenu>
  );
}
