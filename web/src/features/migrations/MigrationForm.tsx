import { useState } from 'react';
import { Button, Checkbox, Form, Progress, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router';
import { api } from '../../api/api.js';
import { FormError } from '../../shared/forms/FormError.js';
import { FileDrop } from '../../shared/ui/actions/FileDrop.js';
import { useUpload } from '../../api/use-upload.js';
import styles from './Migrations.module.css';
import { SOURCES, sourceOf } from './sources.js';

/** The form: app, file, and whether recipes are looked up by their source URL. */
export function MigrationForm({ onStarted }: { onStarted: (reportId: string) => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [query, setQuery] = useSearchParams();
  const [archive, setArchive] = useState<File | null>(null);
  const [tagging, setTagging] = useState(false);
  const { send, cancel, progress, problem } = useUpload('groups/migrations');
  const source = sourceOf(query.get('from'));

  const handleSource = (key: string) => {
    setArchive(null);
    setQuery({ from: key }, { replace: true });
  };
  const handleSubmit = async () => {
    if (!archive) return;
    const response = await send(formOf(source.key, archive, tagging));
    const id = reportIdIn(response);
    if (!id) return;
    dispatch(api.util.invalidateTags(['Reports', 'RecipeList', 'Catalogue']));
    setArchive((selected) => (selected === archive ? null : selected)); // another one may have been chosen meanwhile
    onStarted(id);
  };
  return (
    <Form layout="vertical" onFinish={() => void handleSubmit()}>
      <Form.Item label={t('migration.from')} htmlFor="migration-source">
        <Select
          id="migration-source"
          value={source.key}
          disabled={progress !== null}
          onChange={handleSource}
          options={SOURCES.map(({ key, name }) => ({ value: key, label: name }))}
        />
      </Form.Item>
      <p>{t(`migration.help-${source.key}`)}</p>
      <figure className={styles.layout}>
        <figcaption>{t('migration.file-contents')}</figcaption>
        <pre dir="ltr">{source.layout}</pre>
      </figure>
      <FileDrop
        label={t('migration.choose-file')}
        accept={source.accept}
        hint={t('migration.drop-here')}
        fileName={archive?.name}
        onFiles={([file]) => setArchive(file)}
      />
      <Checkbox className={styles.tag} checked={tagging} onChange={({ target }) => setTagging(target.checked)}>
        {t('migration.tag-all', { tag: source.key })}
      </Checkbox>
      {progress !== null && <Uploading progress={progress} onCancel={cancel} />}
      <FormError text={problem} />
      <Button type="primary" htmlType="submit" size="large" block disabled={!archive} loading={progress !== null}>
        {t('migration.start')}
      </Button>
    </Form>
  );
}

function Uploading({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const { t } = useTranslation();
  const percent = Math.round(progress * 100);
  return (
    <div className={styles.uploading}>
      <Progress percent={percent} showInfo={false} aria-label={t('migration.uploading', { percent })} />
      <span role="status">{progress < 1 ? t('migration.uploading', { percent }) : t('migration.reading')}</span>
      <Button type="text" onClick={onCancel}>
        {t('general.cancel')}
      </Button>
    </div>
  );
}

function formOf(type: string, archive: File, tagging: boolean): FormData {
  const form = new FormData();
  form.set('add_migration_tag', String(tagging));
  form.set('migration_type', type);
  form.set('archive', archive);
  return form;
}

/** The id of the started migration's report; null for an unexpected response. */
function reportIdIn(response: unknown): string | null {
  if (typeof response !== 'object' || response === null || !('id' in response)) return null;
  return typeof response.id === 'string' ? response.id : null;
}
