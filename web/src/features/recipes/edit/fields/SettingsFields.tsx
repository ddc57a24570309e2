import { useId } from 'react';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Recipe, RecipeSettings } from '@larder/contracts/recipe/recipe';
import { useSession } from '../../../../entities/session/use-session.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import type { Apply } from '../draft/use-draft.js';
import { OwnerSelect } from './OwnerSelect.js';
import styles from '../../../../shared/forms/fields/fields.module.css';

const SWITCHES: readonly { key: keyof RecipeSettings; text: string }[] = [
  { key: 'public', text: 'public' },
  { key: 'showNutrition', text: 'show-nutrition' },
  { key: 'showAssets', text: 'show-assets' },
  { key: 'landscapeView', text: 'landscape-view' },
  { key: 'disableComments', text: 'disable-comments' },
  { key: 'disableAmount', text: 'disable-amount' },
  { key: 'locked', text: 'locked' },
];

/** Visibility, display settings and owner. */
export function SettingsFields({ draft, change }: { draft: Recipe; change: Apply }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const owns = user?.id === draft.userId;
  return (
    <Panel title={t('recipe-edit.settings')}>
      <div>
        {SWITCHES.map(({ key, text }) => (
          <SettingSwitch
            key={key}
            label={t(`recipe-edit.setting-${text}`)}
            hint={
              key === 'locked' && !owns ? t('recipe-edit.only-owner-can-lock') : t(`recipe-edit.setting-${text}-hint`)
            }
            checked={draft.settings[key]}
            disabled={key === 'locked' && !owns}
            onChange={(on) => change((now) => ({ settings: { ...now.settings, [key]: on } }))}
          />
        ))}
      </div>
      <OwnerSelect
        userId={draft.userId}
        disabled={!owns && !user?.admin}
        onChange={(userId) => change(() => ({ userId }))}
      />
    </Panel>
  );
}

interface SettingSwitchProps {
  label: string;
  hint: string;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

function SettingSwitch({ label, hint, ...control }: SettingSwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>
        {label}
        <small>{hint}</small>
      </label>
      <Switch id={id} aria-label={label} {...control} />
    </div>
  );
}
