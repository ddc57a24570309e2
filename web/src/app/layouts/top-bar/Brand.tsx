import { Link } from 'react-router';
import { Logo } from '../../../shared/ui/art/Logo.js';
import { PRODUCT_NAME } from '../../../shared/hooks/use-document-title.js';
import styles from './TopBar.module.css';

/** Logo and name with a link to the home page. */
export function Brand({ to }: { to: string }) {
  return (
    <Link to={to} className={styles.brand}>
      <Logo size={36} />
      <span className={styles.name}>{PRODUCT_NAME}</span>
    </Link>
  );
}
