import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { FormError } from '../../../shared/forms/FormError.js';
import { useToday } from '../../../shared/hooks/use-today.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { TextField } from '../../../shared/forms/fields/TextField.js';
import { DayField } from '../../../shared/forms/fields/DayField.js';
import { CookLogImage } from './CookLogImage.js';
import { useLogCooked } from './use-log-cooked.js';
import styles from './cook-log.module.css';

export interface LogCookedDialogProps {
  recipe: Recipe;
  member: UserOut;
  onClose: () => void;
}

/** A note, a date and an optional image for the timeline of the recipe. */
export function LogCookedDialog({ recipe, member, onClose }: LogCookedDialogProps) {
  const { t } = useTranslation();
  const [comment, setComment] = useState('');
  const today = useToday();
  const [day, setDay] = useState(today);
  const [image, setImage] = useState<File | null>(null);
  const { logCooked, busy, problem } = useLogCooked(recipe, member);

  const handleSubmit = async () => {
    if (await logCooked({ comment, day, image })) onClose();
  };
  return (
    <Dialog
      open
      title={t('recipe.made-this')}
      icon="chefHat"
      onClose={onClose}
      actions={
        <Button type="primary" loading={busy} disabled={!day} onClick={() => void handleSubmit()}>
          {t('recipe.add-to-timeline')}
        </Button>
      }
    >
      <div className={styles.form}>
        <TextField lines={3} label={t('recipe.how-did-it-turn-out')} value={comment} onChange={setComment} />
        <DayField label={t('recipe.date')} value={day} max={today} onChange={setDay} />
        <CookLogImage image={image} onChange={setImage} />
        <FormError text={problem} />
      </div>
    </Dialog>
  );
}
