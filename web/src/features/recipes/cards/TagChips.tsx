import type { Organizer } from '@larder/contracts/recipe/catalogue/organizer';
import { truncateText } from '../../../shared/text/truncate-text.js';
import { CardLink } from './CardLink.js';
import styles from './TagChips.module.css';

const MAX_TAGS = 2;
const MAX_NAME_LENGTH = 20;

/** The first tags of a recipe, with links to the recipes that have them. */
export function TagChips({ tags, groupSlug }: { tags: readonly Organizer[]; groupSlug: string }) {
  return (
    <ul className={styles.chips}>
      {tags.slice(0, MAX_TAGS).map((tag) => (
        <li key={tag.id}>
          <CardLink to={`/g/${groupSlug}?tags=${tag.id}`} className={styles.chip} title={tag.name}>
            <bdi>{truncateText(tag.name, MAX_NAME_LENGTH)}</bdi>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
