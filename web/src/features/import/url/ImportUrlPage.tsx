import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BlurForm } from '../../../shared/forms/BlurForm.js';
import { fieldRules } from '../../../shared/forms/rules.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { AfterImportChoice } from '../after-import/AfterImportChoice.js';
import { ImportProgress } from '../ImportProgress.js';
import { sharedAddress } from '../shared-address.js';
import type { UrlImport } from '../import.api.js';
import { useAfterImport } from '../after-import/use-after-import.js';
import { ExistingRecipeNotice } from './ExistingRecipeNotice.js';
import { UrlImportFailure } from './UrlImportFailure.js';
import { useUrlImport } from './use-url-import.js';

/** Imports a recipe from a URL. With a URL in the query string, it starts at once. */
export function ImportUrlPage() {
  const { t } = useTranslation();
  const [form] = Form.useForm<UrlImport>();
  const [query] = useSearchParams();
  const [sharedImport] = useState<UrlImport>({
    url: sharedAddress(query),
    includeTags: query.get('use_keywords') !== '0',
  });
  const [after, setAfter] = useAfterImport();
  const { run, reset, cancel, running, problem, existing } = useUrlImport(after);

  const started = useRef(false);
  const begin = useEffectEvent(() => {
    if (started.current || !sharedImport.url) return;
    started.current = true;
    void run(sharedImport);
  });
  useEffect(() => begin(), []);

  return (
    <>
      {running && <ImportProgress text={t('new-recipe.reading-page', { url: running })} onCancel={cancel} />}
      <BlurForm<UrlImport>
        form={form}
        size="large"
        hidden={running !== null}
        initialValues={sharedImport}
        onValuesChange={({ url }: Partial<UrlImport>) => url !== undefined && reset()}
        onFinish={(values) => void run(values)}
      >
        <UrlFields />
        <AfterImportChoice value={after} onChange={setAfter} />
        {existing && (
          <ExistingRecipeNotice
            recipe={existing}
            onImportAnyway={() => void run(form.getFieldsValue(), { again: true })}
          />
        )}
        {problem && (
          <UrlImportFailure problem={problem} url={(form.getFieldValue('url') as string | undefined) ?? ''} />
        )}
        <Button type="primary" htmlType="submit" block>
          {t(problem ? 'general.try-again' : 'new-recipe.import')}
        </Button>
      </BlurForm>
    </>
  );
}

function UrlFields() {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  return (
    <>
      <Form.Item
        name="url"
        label={t('new-recipe.recipe-url')}
        extra={t('new-recipe.url-form-hint')}
        rules={[rules.url]}
        required
      >
        <Input
          autoFocus
          allowClear
          dir="ltr"
          type="text"
          inputMode="url"
          autoComplete="url"
          prefix={<Icon name="link" />}
          placeholder="https://"
        />
      </Form.Item>
      <Form.Item name="includeTags" valuePropName="checked">
        <Checkbox>{t('recipe.import-original-keywords-as-tags')}</Checkbox>
      </Form.Item>
    </>
  );
}
