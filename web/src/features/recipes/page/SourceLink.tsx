import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';

/** Back to the page the recipe came from; only to the web, whatever somebody stored as its address. */
export function SourceLink({ url }: { url: string | null }) {
  const { t } = useTranslation();
  const page = url ? URL.parse(url) : null;
  if (!page || !/^https?:$/.test(page.protocol)) return <span />;
  return (
    <Button href={page.href} target="_blank" rel="noopener noreferrer" icon={<Icon name="external" size={18} />}>
      {t('recipe.original-page', { host: page.hostname.replace(/^www\./, '') })}
    </Button>
  );
}
