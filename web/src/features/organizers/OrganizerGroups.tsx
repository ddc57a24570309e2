import { useTranslation } from 'react-i18next';
import type { Organizer, OrganizerKind } from '@larder/contracts/recipe/catalogue/organizer';
import { byLetter } from './by-letter.js';
import { OrganizerCard } from './OrganizerCard.js';
import styles from './Organizers.module.css';

export interface OrganizerGroupsProps {
  kind: OrganizerKind;
  organizers: readonly Organizer[];
  /** All records, whose names are taken. */
  existing: readonly Organizer[];
}

/** Cards grouped by first letter. */
export function OrganizerGroups({ kind, organizers, existing }: OrganizerGroupsProps) {
  const { i18n } = useTranslation();
  return byLetter(organizers, i18n.language).map(({ letter, items }) => (
    <section key={letter} aria-label={letter}>
      <h2 className={styles.letter}>{letter}</h2>
      <ul className={styles.cards}>
        {items.map((organizer) => (
          <OrganizerCard key={organizer.id} kind={kind} organizer={organizer} existing={existing} />
        ))}
      </ul>
    </section>
  ));
}
