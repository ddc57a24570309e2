import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Sender } from './deliveries.api.js';
import { DeliveryList } from './DeliveryList.js';
import styles from './deliveries.module.css';

/** The last deliveries of a webhook or notifier, loaded when they are opened. */
export function PastDeliveries({ sender, name }: { sender: Sender; name: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.past}>
      <Button
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'deliveries.hide-of' : 'deliveries.show-of', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'deliveries.hide' : 'deliveries.show')}
      </Button>
      {isOpen && <DeliveryList sender={sender} />}
    </div>
  );
}
