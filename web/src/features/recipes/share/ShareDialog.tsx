import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { FormError } from '../../../shared/forms/FormError.js';
import { useSave } from '../../../api/use-save.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { useToday } from '../../../shared/hooks/use-today.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { DayField } from '../../../shared/forms/fields/DayField.js';
import { dayOf, endOfDay } from '../../../shared/dates/local-days.js';
import { useCreateShareLinkMutation, useListShareLinksQuery } from './share.api.js';
import { ShareRow } from './ShareRow.js';
import styles from './share.module.css';

const DAYS_OPEN = 30;
const WIDTH = 640;

export interface ShareDialogProps {
  recipe: Pick<Recipe, 'id' | 'name'>;
  groupSlug: string;
  onClose: () => void;
}

/** The share links of a recipe: expiry, copy, delete. */
export function ShareDialog({ recipe, groupSlug, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const [until, setUntil] = useState(() => dayOf(inDays(DAYS_OPEN)));
  const { data: links, isError, refetch } = useListShareLinksQuery(recipe.id);
  const [create, { isLoading }] = useCreateShareLinkMutation();
  const { save, problem } = useSave('recipe-share.link-created');
  const today = useToday();

  return (
    <Dialog open title={t('recipe-share.title')} icon="share" width={WIDTH} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{t('recipe-share.about')}</p>
        <div className={styles.new}>
          <DayField label={t('recipe-share.expiry-date')} value={until} min={today} onChange={setUntil} />
          <Button
            type="primary"
            icon={<Icon name="plus" size={18} />}
            loading={isLoading}
            disabled={until < today}
            onClick={() => void save(create({ recipeId: recipe.id, expiresAt: endOfDay(until) }))}
          >
            {t('recipe-share.new-link')}
          </Button>
        </div>
        <FormError text={problem} />
        {isError && !links && <PageMessage kind="error" onRetry={() => void refetch()} />}
        {!isError && !links && <SkeletonText lines={2} />}
        <ul className={styles.links}>
          {links?.map((link) => (
            <ShareRow key={link.id} link={link} recipe={recipe} groupSlug={groupSlug} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function inDays(days: number): Date {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day;
}
