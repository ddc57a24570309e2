import { useState } from 'react';
import { Button, Checkbox, Form, Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGetAppInfoQuery } from '../../../entities/app-info/app-info.api.js';
import { fieldRules } from '../../../shared/forms/rules.js';
import { CopyButton } from '../../../shared/ui/actions/CopyButton.js';
import { Notice } from '../../../shared/ui/page/Notice.js';
import { useTestScrapeMutation } from '../import.api.js';
import { ImportFailure } from '../ImportFailure.js';
import { importProblem } from '../import-problem.js';
import { JsonTree } from './JsonTree.js';
import styles from './TestScrapePage.module.css';

/** The raw recipe data of a page, to find out why an import failed. */
export function TestScrapePage() {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const { data: app } = useGetAppInfoQuery();
  const [scrape, { data, error, isLoading }] = useTestScrapeMutation();
  return (
    <div className={styles.page}>
      <Form<{ url: string; useOpenAI: boolean }>
        layout="vertical"
        size="large"
        initialValues={{ url: '', useOpenAI: false }}
        onFinish={(values) => void scrape(values)}
      >
        <Form.Item
          name="url"
          label={t('new-recipe.recipe-url')}
          extra={t('new-recipe.debug-hint')}
          rules={[rules.url]}
          required
        >
          <Input autoFocus allowClear dir="ltr" inputMode="url" placeholder="https://" />
        </Form.Item>
        <Form.Item name="useOpenAI" valuePropName="checked" hidden={!app?.enableOpenai}>
          <Checkbox>{t('new-recipe.use-ai')}</Checkbox>
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isLoading}>
          {t('new-recipe.debug')}
        </Button>
      </Form>
      {error && <ImportFailure problem={importProblem(error)} />}
      {typeof data === 'string' && <Notice level="warning" title={t('new-recipe.no-structured-data')} />}
      {typeof data === 'object' && data !== null && <ScrapedData value={data} />}
    </div>
  );
}

/** The recipe data of the page, as a tree or as text. */
function ScrapedData({ value }: { value: object }) {
  const { t } = useTranslation();
  const [view, setView] = useState<'tree' | 'text'>('tree');
  const text = JSON.stringify(value, null, 2);
  return (
    <section className={styles.page} aria-label={t('new-recipe.page-data')}>
      <div className={styles.head}>
        <Segmented
          aria-label={t('new-recipe.view')}
          value={view}
          onChange={setView}
          options={(['tree', 'text'] as const).map((each) => ({ value: each, label: t(`new-recipe.view-${each}`) }))}
        />
        <CopyButton label={t('new-recipe.copy-page-data')} text={() => text} />
      </div>
      <div className={styles.code} dir="ltr">
        {view === 'tree' ? <JsonTree value={value} /> : <pre>{text}</pre>}
      </div>
    </section>
  );
}
