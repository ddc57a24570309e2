import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { IconButton } from '../../../../shared/ui/actions/IconButton.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import type { Apply } from '../draft/use-draft.js';
import { TextField } from '../../../../shared/forms/fields/TextField.js';
import { isSaveShortcut } from '../use-edit-keys.js';
import { extraKeyProblem } from './extra-key.js';
import styles from './extras.module.css';

export interface ExtrasFieldsProps {
  extras: Recipe['extras'];
  change: Apply;
  /** The text of the field for a new key. */
  newKey: string;
  onNewKey: (key: string) => void;
}

/** Extras: custom values for other programs. */
export function ExtrasFields({ extras, change, newKey, onNewKey }: ExtrasFieldsProps) {
  const { t } = useTranslation();
  const put = (key: string, text: string) =>
    change((now) => ({ extras: { ...now.extras, [key]: text } }), `extras ${key}`);
  const remove = (key: string) => change(({ extras: { [key]: _gone, ...rest } }) => ({ extras: rest }));
  return (
    <Panel title={t('recipe-edit.extras')}>
      <p className={styles.about}>{t('recipe-edit.extras-hint')}</p>
      {Object.entries(extras).map(([key, value]) => (
        <div key={key} className={styles.row}>
          <TextField label={key} value={value} onChange={(text) => put(key, text)} />
          <IconButton icon="trash" label={t('general.delete-named', { name: key })} onClick={() => remove(key)} />
        </div>
      ))}
      <NewExtra
        value={newKey}
        existingKeys={Object.keys(extras)}
        onChange={onNewKey}
        onCreate={(key) => put(key, '')}
      />
    </Panel>
  );
}

interface NewExtraProps {
  value: string;
  existingKeys: readonly string[];
  onChange: (key: string) => void;
  onCreate: (key: string) => void;
}

/** The field of a new key; a typed key is created also when the user goes on or saves without pressing “Create”. */
function NewExtra({ value: key, existingKeys, onChange, onCreate }: NewExtraProps) {
  const { t } = useTranslation();
  const [tried, setTried] = useState(false);
  const problem = extraKeyProblem(key, existingKeys);
  const isProblemShown = problem !== null && (tried || key !== '');
  const handleCreate = () => {
    setTried(problem !== null);
    if (problem) return;
    onCreate(key);
    onChange('');
  };
  const createTyped = () => {
    if (key !== '') handleCreate();
  };
  return (
    <div>
      <div
        className={styles.row}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || createTyped()}
        // At once: the shortcut saves the draft as it is then.
        onKeyDown={({ nativeEvent }) => isSaveShortcut(nativeEvent) && flushSync(createTyped)}
      >
        <Input
          aria-label={t('recipe-edit.new-key')}
          placeholder={t('recipe-edit.new-key')}
          value={key}
          status={isProblemShown ? 'error' : ''}
          onChange={(event) => onChange(event.target.value)}
          onPressEnter={handleCreate}
        />
        <Button onMouseDown={keepFocus} onClick={handleCreate}>
          {t('general.create')}
        </Button>
      </div>
      {isProblemShown && (
        <small role="alert" className={styles.problem}>
          {t(`recipe-edit.${problem}`)}
        </small>
      )}
    </div>
  );
}

/** A button that is clicked leaves the focus in the field, which would otherwise be left first. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
