import type { ReportSummary } from '@larder/contracts/parser/report';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';

/** The progress of a running report; a bar only once the total is known. */
export function ReportProgress({ report: { done, total, status } }: { report: ReportSummary }) {
  const { t } = useTranslation();
  if (status !== 'in-progress') return null;
  return (
    <div role="status">
      {total ? (
        <>
          <Progress percent={Math.round((done / total) * 100)} status="active" aria-hidden />
          {t('report.progress', { done, total })}
        </>
      ) : (
        t('report.preparing')
      )}
    </div>
  );
}
