import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Organizer, OrganizerKind } from '@larder/contracts/recipe/catalogue/organizer';
import { Icon } from '../../shared/icons/Icon.js';
import { useGroupSlug } from '../../entities/session/use-session.js';
import { IconButton } from '../../shared/ui/actions/IconButton.js';
import { ButtonMenu } from '../../shared/ui/controls/overlays/ButtonMenu.js';
import { useMenuEntry } from '../../shared/ui/controls/overlays/use-menu-entry.js';
import { DeleteOrganizer } from './DeleteOrganizer.js';
import { KIND_ICONS } from './kind-icons.js';
import { OrganizerDialog } from './OrganizerDialog.js';
import styles from './Organizers.module.css';

export interface OrganizerCardProps {
  kind: OrganizerKind;
  organizer: Organizer;
  /** The other records, whose names are taken. */
  existing: readonly Organizer[];
}

/** One category, tag or tool with a link to its recipes; can be edited. */
export function OrganizerCard({ kind, organizer, existing }: OrganizerCardProps) {
  const { t } = useTranslation();
  const entry = useMenuEntry();
  const groupSlug = useGroupSlug();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const items = [
    entry('pen', 'general.edit', () => setOpen('edit')),
    entry('trash', 'general.delete', () => setOpen('delete'), { danger: true }),
  ];
  return (
    <li className={styles.card}>
      <Icon name={KIND_ICONS[kind]} />
      <Link to={`/g/${groupSlug}?${kind}=${organizer.id}`} className={styles.name} dir="auto">
        {organizer.name}
      </Link>
      {'onHand' in organizer && organizer.onHand === true && <span className={styles.mark}>{t('tool.on-hand')}</span>}
      <ButtonMenu placement="bottomRight" menu={{ items }}>
        <IconButton icon="more" label={t('recipe.more-for', { name: organizer.name })} />
      </ButtonMenu>
      {open === 'edit' && <OrganizerDialog kind={kind} organizer={organizer} existing={existing} onClose={close} />}
      {open === 'delete' && <DeleteOrganizer kind={kind} organizer={organizer} onClose={close} />}
    </li>
  );
}
