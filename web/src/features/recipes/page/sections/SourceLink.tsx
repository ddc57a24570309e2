import { LinkButton } from '../../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { toWebUrl } from '../../../../shared/format/to-web-url.js';
import { Icon } from '../../../../shared/icons/Icon.js';

/** Back to the page the recipe came from; only to the web, whatever a user stored as its address. */
export function SourceLink({ url }: { url: string | null }) {
  const { t } = useTranslation();
  const page = toWebUrl(url);
  if (!page) return <span />;
  return (
    <LinkButton href={page.href} target="_blank" rel="noopener noreferrer" icon={<Icon name="external" size={18} />}>
      {t('recipe.original-page', { host: page.hostname.replace(/^www\./, '') })}
    </LinkButton>
  );
}
