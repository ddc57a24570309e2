import { useId } from 'react';
import { Button, Segmented, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { usePreference } from '../../../shared/hooks/preference.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import fields from '../../../shared/forms/fields/fields.module.css';
import { useScale } from '../content/use-scale.js';
import { IMAGE_POSITIONS, OPTIONAL_PARTS, printPreferences, type PrintPreferences } from './print-preferences.js';
import { PrintSheet } from './PrintSheet.js';
import styles from './PrintDialog.module.css';

const WIDTH_PX = 816;

/** The print options, with a preview. */
export function PrintDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [scale] = useScale();
  const [preferences, setPreferences] = usePreference(printPreferences);
  const set = (changes: Partial<PrintPreferences>) => setPreferences({ ...preferences, ...changes });
  return (
    <Dialog
      open
      title={t('recipe-print.preferences')}
      icon="print"
      width={WIDTH_PX}
      onClose={onClose}
      actions={
        <Button type="primary" icon={<Icon name="print" size={18} />} onClick={() => print()}>
          {t('general.print')}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <div>
          <div className={fields.switch}>
            <span>{t('recipe-print.image')}</span>
            <Segmented
              aria-label={t('recipe-print.image')}
              value={preferences.picture}
              options={IMAGE_POSITIONS.map((value) => ({ value, label: t(`recipe-print.image-${value}`) }))}
              onChange={(picture) => set({ picture })}
            />
          </div>
          {OPTIONAL_PARTS.map((part) => (
            <div key={part} className={fields.switch}>
              <label htmlFor={`${id}-${part}`}>{t(`recipe-print.${part}`)}</label>
              <Switch
                id={`${id}-${part}`}
                aria-label={t(`recipe-print.${part}`)}
                checked={preferences[part]}
                onChange={(on) => set({ [part]: on })}
              />
            </div>
          ))}
        </div>
        <div className={styles.preview} role="region" aria-label={t('recipe-print.preview')} tabIndex={0}>
          <PrintSheet recipe={recipe} scale={scale} preferences={preferences} />
        </div>
      </div>
    </Dialog>
  );
}
