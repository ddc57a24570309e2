import { serverAddress } from '../../urls/base-path.js';
import styles from './ShelfScene.module.css';

/** The illustration of sign-in pages. A file, because the shell of index.html uses it too. */
export function ShelfScene() {
  return <img className={styles.scene} src={serverAddress('icons/shelf.svg')} alt="" width={480} height={400} />;
}
