import { useState } from 'react';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { IconButton } from '../../../../shared/ui/actions/IconButton.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import type { Apply } from '../draft/use-draft.js';
import { TextField } from '../../../../shared/forms/TextField.js';
import { extraKeyProblem } from './extra-key.js';
import styles from './extras.module.css';

/** Extras: custom values for other programs. */
export function ExtrasFields({ extras, change }: { extras: Recipe['extras']; change: Apply }) {
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
      <NewExtra existingKeys={Object.keys(extras)} onCreate={(key) => put(key, '')} />
    </Panel>
  );
}

function NewExtra({ existingKeys, onCreate }: { existingKeys: readonly string[]; onCreate: (key: string) => void }) {
  const { t } = useTranslation();
  const [key, setKey] = useState('');
  const [tried, setTried] = useState(false);
  const problem = extraKeyProblem(key, existingKeys);
  const handleCreate = () => {
    setTried(problem !== null);
    if (problem) return;
    onCreate(key);
    setKey('');
  };
  return (
    <div>
      <div className={styles.row}>
        <Input
          aria-label={t('recipe-edit.new-key')}
          placeholder={t('recipe-edit.new-key')}
          value={key}
          status={tried && problem ? 'error' : ''}
          onChange={(event) => setKey(event.target.value)}
          onPressEnter={handleCreate}
        />
        <Button onClick={handleCreate}>{t('general.create')}</Button>
      </div>
      {tried && problem && (
        <small role="alert" className={styles.problem}>
          {t(`recipe-edit.${problem}`)}
        </small>
      )}
    </div>
  );
}
