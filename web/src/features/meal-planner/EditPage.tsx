import { Suspense, useState } from 'react';
import type { PlanEntry } from '../../entities/meal-plans/plan-entries.js';
import { lazyPart } from '../../shared/theme/lazy-part.js';
import { classes } from '../../shared/ui/classes.js';
import { daysLayout } from './range/days-layout.js';
import { recipesToBuy } from './days/plan-days.js';
import { EditDay } from './edit/EditDay.js';
import { PlanDnd } from './edit/drag/PlanDnd.js';
import styles from './edit/Edit.module.css';
import { MenuTray } from './menus/MenuTray.js';
import { PlannerFrame } from './PlannerFrame.js';
import type { Plan } from './range/plan.js';

const AddToListDialog = lazyPart(async () => ({
  default: (await import('../../entities/shopping/add-to-list/AddToListDialog.js')).AddToListDialog,
}));
const EntryDialog = lazyPart(async () => ({ default: (await import('./edit/entry/EntryDialog.js')).EntryDialog }));

/** The editable plan. */
export function EditPage() {
  return <PlannerFrame>{(plan) => <EditDays plan={plan} />}</PlannerFrame>;
}

/** The entry that is edited; null for a new one on a day. */
interface OpenedEntry {
  entry: PlanEntry | null;
  day: string;
}

function EditDays({ plan }: { plan: Plan }) {
  const [opened, setOpened] = useState<OpenedEntry | null>(null);
  const [toAdd, setToAdd] = useState<readonly PlanEntry[] | null>(null);
  const layout = daysLayout(plan);
  return (
    <PlanDnd plan={plan}>
      <MenuTray day={plan.range.start} />
      <div
        {...layout}
        className={classes(layout.className, plan.range.view === 'month' && styles.narrow)}
        data-mode="edit"
      >
        {plan.days.map((day) => (
          <EditDay
            key={day.day}
            day={day}
            isToday={day.day === plan.today}
            onNew={(date) => setOpened({ entry: null, day: date })}
            onEdit={(entry) => setOpened({ entry, day: entry.date })}
            onAddToList={setToAdd}
          />
        ))}
      </div>
      <Suspense>
        {opened && <EntryDialog {...opened} onClose={() => setOpened(null)} />}
        {toAdd && <AddToListDialog recipes={recipesToBuy(toAdd)} onClose={() => setToAdd(null)} />}
      </Suspense>
    </PlanDnd>
  );
}
