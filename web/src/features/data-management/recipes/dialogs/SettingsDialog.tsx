import { useState } from 'react';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../../api/use-save.js';
import { BulkDialog, type BulkActionDialogProps } from './BulkDialog.js';
import {
  BULK_SETTINGS,
  changedSettings,
  isCompleteChange,
  type BulkSetting,
  type SettingChoice,
} from './changed-settings.js';
import { usePatchRecipesMutation, useSetSettingsMutation } from '../recipe-data.api.js';
import styles from './SettingsDialog.module.css';

const LABELS: Record<BulkSetting, string> = {
  public: 'group.allow-users-outside-of-your-group-to-see-your-recipes',
  showNutrition: 'group.show-nutrition-information',
  showAssets: 'group.show-recipe-assets',
  landscapeView: 'group.default-to-landscape-view',
  disableComments: 'group.disable-users-from-commenting-on-recipes',
  disableAmount: 'group.disable-organizing-recipe-ingredients-by-units-and-food',
};

/** Settings for many recipes; each setting can be kept unchanged. */
export function SettingsDialog({ recipes, onDone, onClose }: BulkActionDialogProps) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<Partial<Record<BulkSetting, SettingChoice>>>({});
  const [setAll, whole] = useSetSettingsMutation();
  const [patch, partial] = usePatchRecipesMutation();
  const { save, problem } = useSave('data.saved');
  const settings = changedSettings(choices);

  const send = () =>
    isCompleteChange(settings)
      ? setAll({ recipes: recipes.map(({ slug }) => slug), settings: { ...settings, locked: false } })
      : patch(recipes.map(({ id, slug }) => ({ id, slug, settings })));
  const handleConfirm = async () => {
    if (!(await save(send()))) return;
    onDone();
    onClose();
  };
  return (
    <BulkDialog
      icon="gear"
      title={t('data.bulk-settings')}
      confirmLabel={t('general.save')}
      busy={whole.isLoading || partial.isLoading}
      disabled={Object.keys(settings).length === 0}
      problem={problem}
      recipes={recipes}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {BULK_SETTINGS.map((setting) => (
        <div key={setting} className={styles.setting}>
          <span id={`bulk-${setting}`}>{t(LABELS[setting])}</span>
          <Segmented<SettingChoice>
            aria-labelledby={`bulk-${setting}`}
            value={choices[setting] ?? 'keep'}
            onChange={(choice) => setChoices({ ...choices, [setting]: choice })}
            options={(['keep', 'on', 'off'] as const).map((choice) => ({
              value: choice,
              label: t(`data.setting-${choice}`),
            }))}
          />
        </div>
      ))}
    </BulkDialog>
  );
}
