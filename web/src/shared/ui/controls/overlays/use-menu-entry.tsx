import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/Icon.js';
import type { IconName } from '../../../icons/paths.js';

export interface MenuEntryOptions {
  disabled?: boolean;
  danger?: boolean;
  /** Explains the entry, for example why it is disabled. */
  title?: string | undefined;
}

/** Builds the entries of a menu: an icon, and a text, whose key is also that of the entry. */
export function useMenuEntry() {
  const { t } = useTranslation();
  return (icon: IconName, label: string, onClick: () => void, options: MenuEntryOptions = {}) => ({
    key: label,
    icon: <Icon name={icon} size={18} />,
    label: t(label),
    onClick,
    ...options,
  });
}
