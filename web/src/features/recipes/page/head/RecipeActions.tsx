import { Button } from '../../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useSingleKeys } from '../../../../shared/hooks/use-key-down.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { TimerButton } from '../../../../entities/timers/TimerButton.js';
import { IconButton } from '../../../../shared/ui/actions/IconButton.js';
import { RecipeMenuOnDemand } from '../../menu/RecipeMenuOnDemand.js';
import { useReaderAccess } from '../../access/reader-access.js';
import { useMayEdit } from '../../access/use-may-edit.js';
import styles from './RecipeActions.module.css';

export interface RecipeActionsProps {
  recipe: Recipe;
  groupSlug: string;
  onCook: () => void;
}

/** The actions of the recipe page: cook mode, edit, timers, print, and a menu with the others. E edits, P prints. */
export function RecipeActions({ recipe, groupSlug, onCook }: RecipeActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { member } = useReaderAccess();
  const editable = useMayEdit(recipe) && member !== null;
  const edit = () => void navigate('?edit=true');
  useSingleKeys({ e: editable && edit, p: () => print() });
  return (
    <div className={styles.actions}>
      {recipe.recipeInstructions.length > 0 && (
        <Button type="primary" size="large" icon={<Icon name="chefHat" size={22} />} onClick={onCook}>
          {t('recipe.cook-mode')}
        </Button>
      )}
      {editable && (
        <Button size="large" className={styles.edit} icon={<Icon name="pen" />} onClick={edit}>
          <span>{t('general.edit')}</span>
        </Button>
      )}
      {member && !editable && recipe.settings.locked && (
        <span className={styles.locked}>
          <Icon name="lock" />
          {t('recipe.locked-by-owner')}
        </span>
      )}
      <TimerButton recipeName={recipe.name} />
      <IconButton
        className={styles.print ?? ''}
        icon="print"
        label={t('general.print')}
        size="large"
        onClick={() => print()}
      />
      <RecipeMenuOnDemand recipe={recipe} groupSlug={groupSlug} />
    </div>
  );
}
