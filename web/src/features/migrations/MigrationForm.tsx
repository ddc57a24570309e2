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
  const { send, cancel, share, problem } = useUpload('groups/migrations');
  const source = sourceOf(query.get('from'));

  const handleSource = (key: string) => {
    setArchive(null);
    setQuery({ from: key }, { replace: true });
  };
  const handleSubmit = async () => {
    if (!archive) return;
    const answer = await send(formOf(source.key, archive, tagging));
    const id = reportIdIn(answer);
    if (!id) return;
    dispatch(api.util.invalidateTags(['Reports', 'RecipeList', 'Catalogue']));
    setArchive(null);
    onStarted(id);
  };
  return (
    <Form layout="vertical" onFinish={() => void handleSubmit()}>
      <Form.Item label={t('migration.from')} htmlFor="migration-source">
        <Select
          id="migration-source"
          value={source.key}
          disabled={share !== null}
          onChange={handleSource}
          options={SOURCES.map(({ key, name }) => ({ value: key, label: name }))}
        />
      </Form.Item>
      <p>{t(`migration.help-${source.key}`)}</p>
      <figure className={styles.layout}>
        <figcaption>{t('migration.layout')}</figcaption>
        <pre dir="ltr">{source.layout}</pre>
      </figure>
      <FileDrop
        label={t('migration.choose-file')}
        accept={source.accept}
        hint={t('migration.drop-here')}
        fileName={archive?.name}
        onFiles={([file]) => setArchive(file ?? null)}
      />
      <Checkbox className={styles.tag} checked={tagging} onChange={({ target }) => setTagging(target.checked)}>
        {t('migration.tag-all', { tag: source.key })}
      </Checkbox>
      {share !== null && <Uploading share={share} onCancel={cancel} />}
      <FormError text={problem} />
      <Button type="primary" htmlType="submit" size="large" block disabled={!archive} loading={share !== null}>
        {t('migration.start')}
      </Button>
    </Form>
  );
}

function Uploading({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation();
  const percent = Math.round(share * 100);
  return (
    <div className={styles.uploading}>
      <Progress percent={percent} showInfo={false} aria-label={t('migration.uploading', { percent })} />
      <span role="status">{share < 1 ? t('migration.uploading', { percent }) : t('migration.reading')}</span>
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

/** Called with the report of the started migration. */
function reportIdIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return null;
  return typeof answer.id === 'string' ? answer.id : null;
}
