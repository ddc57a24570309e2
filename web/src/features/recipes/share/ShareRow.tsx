import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { dateText } from '../../../shared/dates/date-text.js';
import { serverAddress } from '../../../shared/urls/base-path.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { ReadOnlyText } from '../../../shared/ui/data/ReadOnlyText.js';
import { useDeleteShareLinkMutation, type ShareLink } from './share.api.js';
import styles from './share.module.css';

export interface ShareRowProps {
  link: ShareLink;
  recipe: Pick<Recipe, 'name'>;
  groupSlug: string;
}

/** One share link: copy, share with another app where supported, delete. */
export function ShareRow({ link, recipe, groupSlug }: ShareRowProps) {
  const { t, i18n } = useTranslation();
  const [remove, { isLoading, isSuccess }] = useDeleteShareLinkMutation();
  const address = location.origin + serverAddress(`g/${groupSlug}/shared/r/${link.id}`);
  const [now] = useState(() => Date.now());
  const expired = Date.parse(link.expiresAt) < now;
  const until = dateText(link.expiresAt, i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  const handleShare = () =>
    void navigator
      .share({ title: recipe.name, text: t('recipe-share.message', { name: recipe.name }), url: address })
      .catch(() => undefined); // the user canceled
  return (
    <li className={styles.link}>
      <small>{t(expired ? 'recipe-share.expired-on' : 'recipe-share.expires-on', { until })}</small>
      <div className={styles.row}>
        <ReadOnlyText label={t('recipe-share.link')} copyLabel={t('recipe-share.copy-link')} text={address} />
        {'share' in navigator && <IconButton icon="share" label={t('recipe-share.share-link')} onClick={handleShare} />}
        <IconButton
          icon="trash"
          label={t('recipe-share.delete-link')}
          loading={isLoading || isSuccess} // until the row is removed
          onClick={() => void remove(link.id)}
        />
      </div>
    </li>
  );
}
