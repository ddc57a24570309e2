import { LinkButton } from '../../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { toWebUrl } from '../../../../shared/urls/to-web-url.js';
import { Icon } from '../../../../shared/icons/Icon.js';

/** The link to the source page; only for http(s) URLs, since the stored value may be anything. */
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
