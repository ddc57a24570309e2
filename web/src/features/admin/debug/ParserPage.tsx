import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { IngredientParser } from '@larder/contracts/parser/import';
import { Button, Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/call-problem.js';
import { useGetAppInfoQuery } from '../../../entities/app-info/app-info.api.js';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { useParseLineQuery } from './debug.api.js';
import styles from './Debug.module.css';
import { ParsedParts } from './ParsedParts.js';

const PARSERS: readonly IngredientParser[] = ['nlp', 'brute', 'openai'];
const SAMPLES = ['sample-1', 'sample-2', 'sample-3', 'sample-4', 'sample-5'] as const;
const MAX_LENGTH = 1000;

/** The results of all parsers for an ingredient line. */
export function ParserPage() {
  const { t } = useTranslation();
  const [parser, setParser] = useState<IngredientParser>('nlp');
  const [line, setLine] = useState<string | null>(null);
  const parsing = useParseLineQuery(line === null ? skipToken : { parser, ingredient: line });
  return (
    <Page title={t('debug.parser-title')} text={t('debug.parser-text')} width="medium">
      <LineForm
        parser={parser}
        onParser={setParser}
        isParsing={parsing.isFetching}
        onSubmit={(text) => setLine(text || null)}
      />
      {parsing.isFetching && <SkeletonText lines={4} />}
      {parsing.error && !parsing.isFetching && (
        <PageMessage kind="error" text={problemText(t, parsing.error)} onRetry={() => void parsing.refetch()} />
      )}
      {parsing.currentData && !parsing.isFetching && !parsing.error && (
        <Panel title={t('debug.result')}>
          <ParsedParts parsed={parsing.currentData} />
        </Panel>
      )}
    </Page>
  );
}

interface LineFormProps {
  parser: IngredientParser;
  isParsing: boolean;
  onParser: (parser: IngredientParser) => void;
  onSubmit: (line: string) => void;
}

/** The choice of a parser, and the line to parse: typed, or one of the samples. */
function LineForm({ parser, isParsing, onParser, onSubmit }: LineFormProps) {
  const { t } = useTranslation();
  const { data: app } = useGetAppInfoQuery();
  const [typed, setTyped] = useState('');
  const submit = (text: string) => {
    setTyped(text);
    onSubmit(text.trim());
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed);
      }}
    >
      <Segmented<IngredientParser>
        aria-label={t('parser.parser')}
        value={parser}
        onChange={onParser}
        options={PARSERS.map((each) => ({
          value: each,
          label: t(`parser.parser-${each}`),
          disabled: each === 'openai' && !app?.enableOpenai,
        }))}
      />
      <div className={styles.line}>
        <Input
          dir="auto"
          allowClear
          maxLength={MAX_LENGTH}
          aria-label={t('debug.line')}
          placeholder={t('debug.line')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="primary" htmlType="submit" loading={isParsing} disabled={typed.trim() === ''}>
          {t('debug.parse')}
        </Button>
      </div>
      <div className={styles.samples} role="group" aria-label={t('debug.samples')}>
        {SAMPLES.map((sample) => (
          <Button key={sample} size="small" onClick={() => submit(t(`debug.${sample}`))}>
            {t(`debug.${sample}`)}
          </Button>
        ))}
      </div>
    </form>
  );
}
