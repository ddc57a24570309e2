import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Cookbook } from '@larder/contracts/recipe/cookbook';
import { Icon } from '../../shared/icons/Icon.js';
import { useGroupSlug } from '../../entities/session/use-session.js';
import { Chip } from '../../shared/ui/data/Chip.js';
import { IconButton } from '../../shared/ui/actions/IconButton.js';
import { LazyCookbookDialog } from './dialogs/LazyCookbookDialog.js';
import { DeleteCookbook } from './dialogs/DeleteCookbook.js';
import styles from './Cookbooks.module.css';

export interface CookbookRowProps {
  cookbook: Cookbook;
  own: boolean;
  /** The drag handle. */
  handle: ReactNode;
}

/** One cookbook with a link to its recipes; members can edit and delete it. */
export function CookbookRow({ cookbook, own, handle }: CookbookRowProps) {
  const { t } = useTranslation();
  const groupSlug = useGroupSlug();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <article className={styles.cookbook}>
      {handle}
      <Icon name="book" size={24} className={styles.book} />
      <div className={styles.words}>
        <h2>
          <Link to={`/g/${groupSlug}/cookbooks/${cookbook.slug}`} dir="auto">
            {cookbook.name}
          </Link>
        </h2>
        {cookbook.description && <p dir="auto">{cookbook.description}</p>}
        {own && cookbook.public && <Chip kind="accent">{t('cookbook.public')}</Chip>}
      </div>
      {own && (
        <div className={styles.actions}>
          <IconButton
            icon="pen"
            label={t('cookbook.edit-named', { name: cookbook.name })}
            onClick={() => setOpen('edit')}
          />
          <IconButton
            icon="trash"
            label={t('general.delete-named', { name: cookbook.name })}
            onClick={() => setOpen('delete')}
          />
        </div>
      )}
      {open === 'edit' && <LazyCookbookDialog cookbook={cookbook} onClose={close} />}
      {open === 'delete' && <DeleteCookbook cookbook={cookbook} onClose={close} />}
    </article>
  );
}
