import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { usePreference } from '../../shared/hooks/preference.js';
import { useSession } from '../../entities/session/use-session.js';
import { Page } from '../../shared/ui/page/Page.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { EventList, type EventListProps } from './EventList.js';
import { TimelineFilter } from './TimelineFilter.js';
import { EVENT_TYPES, timelineView } from './timeline-view.js';

/** The timeline of the whole group. */
export function TimelinePage({ recipeCard }: Pick<EventListProps, 'recipeCard'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { groupSlug = '' } = useParams();
  const { user } = useSession();
  const [view, setView] = usePreference(timelineView);
  const types = EVENT_TYPES.filter((type) => !view.hidden.includes(type));
  const noMatch = (
    <PageMessage kind="empty" title={t('timeline.no-match')} text={t('timeline.no-match-advice')}>
      <Button type="primary" onClick={() => setView({ ...view, hidden: [] })}>
        {t('timeline.show-all')}
      </Button>
    </PageMessage>
  );
  const empty =
    view.hidden.length > 0 ? (
      noMatch
    ) : (
      <PageMessage kind="empty" title={t('timeline.is-empty')} text={t('timeline.is-empty-advice')}>
        <Button type="primary" onClick={() => void navigate(`/g/${groupSlug}`)}>
          {t('recipe.all-recipes')}
        </Button>
      </PageMessage>
    );
  return (
    <Page title={t('timeline.title')} text={t('timeline.explanation')} actions={<TimelineFilter />}>
      {types.length === 0 && noMatch}
      {types.length > 0 && user && (
        <EventList
          list={{ groupId: user.groupId, types, orderDirection: view.oldestFirst ? 'asc' : 'desc' }}
          recipeCard={recipeCard}
          empty={empty}
        />
      )}
    </Page>
  );
}
